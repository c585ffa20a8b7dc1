import BindingGraph

/// What differs between two documents, in the order of the newer one.
///
/// Experimental: may change in a minor version; see `Documentation/Stability.md`.
public struct GraphChanges: Sendable, Hashable, CustomStringConvertible {
  /// A form in which changes are written. More may come.
  public struct Format: Sendable, Hashable, CustomStringConvertible {
    /// The name, as command lines take it: `markdown`.
    public let name: String
    let render: @Sendable ([GraphChange]) -> String

    /// A sentence a line.
    public static let text = Format(name: "text") { ChangeReport($0).text }
    /// A list, for a comment on a change.
    public static let markdown = Format(name: "markdown") { ChangeReport($0).markdown }
    /// A document with a `version`, for tools: `Documentation/changes.schema.json` describes it.
    public static let json = Format(name: "json") { ChangeReport($0).json }

    private init(name: String, render: @escaping @Sendable ([GraphChange]) -> String) {
      self.name = name
      self.render = render
    }

    public var description: String { name }

    public static func == (left: Format, right: Format) -> Bool { left.name == right.name }

    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
  }

  /// The changes: those of components, of bindings, and of what checks find.
  public let changes: [GraphChange]

  /// Whether both documents show the same graph.
  public var isEmpty: Bool { changes.isEmpty }

  /// The changes as text of a format, with a line break at its end.
  public func text(as format: Format) -> String {
    format.render(changes)
  }

  public var description: String { text(as: .text) }
}

extension GraphChanges.Format: CaseIterable {
  /// All formats there are.
  public static var allCases: [GraphChanges.Format] { [text, markdown, json] }
}

extension GraphChanges: RandomAccessCollection {
  public var startIndex: Int { changes.startIndex }
  public var endIndex: Int { changes.endIndex }
  public subscript(position: Int) -> GraphChange { changes[position] }
}

extension GraphDocument {
  /// What has changed since an earlier document.
  ///
  /// Names are compared as they are with their modules. Places in the code, and the order of bindings and of parameters,
  /// are no part of the graph: what only moves to another line has not changed. The order of a collection's elements
  /// is. What checks find is compared by its headline and by the nodes that it concerns; of several that say the same, each
  /// counts.
  ///
  /// - Complexity: O(n log n) for n nodes and requirements.
  public func changes(from old: GraphDocument) -> GraphChanges {
    GraphChanges(changes: GraphComparison(from: old, to: self).changes)
  }
}

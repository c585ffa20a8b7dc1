import BindingGraph

/// The differences between two documents, in the order of the newer one.
///
/// Experimental: may change in a minor version; see `Documentation/Stability.md`.
public struct GraphChanges: Sendable, Hashable, CustomStringConvertible {
  /// A format for changes. Later versions may have more.
  public struct Format: Sendable, Hashable, CustomStringConvertible {
    /// The name of the format on command lines: `markdown`.
    public let name: String
    let render: @Sendable (GraphChanges) -> String

    /// One sentence on each line.
    public static let text = Format(name: "text") { ChangeReport($0).text }
    /// A list, for a comment in a pull request: at most 60,000 bytes, with a count of the rest. GitHub allows more, so
    /// that you can write a headline and a link around it.
    public static let markdown = Format(name: "markdown") { ChangeReport($0).markdown }
    /// A document with a `version`, for tools: `Documentation/changes.schema.json` describes it.
    public static let json = Format(name: "json") { ChangeReport($0).json }

    /// A drawing of the changed bindings and dependencies for Mermaid, not larger than Mermaid draws.
    public static let mermaid = Format(name: "mermaid") { ChangeDrawing($0.changes).mermaid }
    /// A page that lists the new dependencies between modules, and the changes of each component.
    public static let html = Format(name: "html") { ChangePage($0).text }

    private init(name: String, render: @escaping @Sendable (GraphChanges) -> String) {
      self.name = name
      self.render = render
    }

    public var description: String { name }

    public static func == (left: Format, right: Format) -> Bool { left.name == right.name }

    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
  }

  /// The changes of components, of bindings, and of errors and warnings.
  public let changes: [GraphChange]
  /// The new dependencies between modules, in the order of the newer document.
  let moduleDependencies: [ModuleDependency]

  /// Whether both documents show the same graph.
  public var isEmpty: Bool { changes.isEmpty }

  /// The changes as text of a format, with a line break at its end.
  public func text(as format: Format) -> String {
    format.render(self)
  }

  public var description: String { text(as: .text) }
}

extension GraphChanges.Format: CaseIterable {
  /// All formats.
  public static var allCases: [GraphChanges.Format] { [text, markdown, json, mermaid, html] }
}

extension GraphChanges: RandomAccessCollection {
  public var startIndex: Int { changes.startIndex }
  public var endIndex: Int { changes.endIndex }
  public subscript(position: Int) -> GraphChange { changes[position] }
}

extension GraphDocument {
  /// The changes since an earlier document.
  ///
  /// Types are compared by their qualified names. Locations and the order of bindings and parameters are not changes,
  /// but help to find renamed types; the order of a collection's contributions is a change. Errors and warnings are
  /// compared by their headlines and nodes, and by their number.
  ///
  /// - Complexity: O(n log n) for n nodes and dependencies.
  public func changes(from old: GraphDocument) -> GraphChanges {
    let comparison = GraphComparison(from: old, to: self)
    return GraphChanges(
      changes: comparison.changes, moduleDependencies: moduleDependencies(missingIn: comparison.renamedOld))
  }
}

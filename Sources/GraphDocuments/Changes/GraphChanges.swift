/// What differs between two documents, in the order of the newer one.
///
/// Experimental: may change in a minor version; see `Documentation/Stability.md`.
public struct GraphChanges: Sendable, Hashable, CustomStringConvertible {
  /// A form in which changes are written.
  public enum Format: String, Sendable, CaseIterable {
    /// A sentence a line.
    case text
    /// A list, for a comment on a change.
    case markdown
    /// A document with a `version`, for tools: `Documentation/changes.schema.json` describes it.
    case json
  }

  public let changes: [GraphChange]

  /// Whether both documents show the same graph.
  public var isEmpty: Bool { changes.isEmpty }

  /// The changes as text of a format, with a line break at its end.
  public func text(as format: Format) -> String {
    ChangeReport(changes).text(as: format)
  }

  public var description: String { text(as: .text) }
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

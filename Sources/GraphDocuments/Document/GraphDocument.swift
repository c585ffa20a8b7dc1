import BindingGraph

/// A dependency graph as a plain value: what is drawn, written to files, filtered and compared.
///
///     let document = GraphDocument(App.self)
///     print(document.text(as: .mermaid))
///
/// A faulty graph has a document too, with what is wrong with it as `diagnostics`. Identifiers are made of names: they are
/// the same on every run, and on every machine.
///
/// Experimental: may change in a minor version; see `Documentation/Stability.md`.
public struct GraphDocument: Sendable {
  /// The components, parents before their children; the first is the root component.
  public internal(set) var components: [Component]
  /// What can be asked for: the nodes of each component together, in the order of the components. A component's
  /// bindings stand in the order in which they were made, and its collections behind them.
  public internal(set) var nodes: [Node]
  /// What is wrong: errors, then warnings, then notes.
  public internal(set) var diagnostics: [Diagnostic]

  /// The version of the JSON that this version of the package writes, and the newest that it reads: it reads all before it.
  public static let currentVersion = DocumentSchema.graph.version

  /// The version of the JSON that the document was read from; otherwise the current one.
  public internal(set) var version = currentVersion

  /// A type's name.
  public struct TypeName: Sendable, Hashable, Codable {
    /// The short name, with as much of its path as tells it apart from others in this document.
    public let name: String
    /// The name with its module and the types around it: the same in every document.
    public let qualifiedName: String
  }

  /// A place in source code.
  public struct Location: Sendable, Hashable, CustomStringConvertible {
    /// The path as `GraphDocument` was told to show it: from a folder, or the last folder and the file. Never one that
    /// differs between machines.
    public let file: String
    /// Counted from 1.
    public let line: Int
    /// Counted from 1, where it is known.
    public let column: Int?

    public var description: String { "\(file):\(line)" + (column.map { ":\($0)" } ?? "") }
  }
}

/// Documents are equal where their graphs are, whatever version they were read from.
extension GraphDocument: Hashable {
  public static func == (first: GraphDocument, second: GraphDocument) -> Bool {
    (first.components, first.nodes, first.diagnostics) == (second.components, second.nodes, second.diagnostics)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(components)
    hasher.combine(nodes)
    hasher.combine(diagnostics)
  }
}

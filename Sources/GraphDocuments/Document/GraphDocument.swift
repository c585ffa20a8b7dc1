import BindingGraph

/// A dependency graph as a value, which you can draw, write to files, filter and compare.
///
///     let document = GraphDocument(App.self)
///     print(document.text(as: .mermaid))
///
/// An invalid graph has a document too, with its errors as `diagnostics`. Identifiers are derived from names: they are
/// the same on each run and each machine.
///
/// Experimental: may change in a minor version; see `Documentation/Stability.md`.
public struct GraphDocument: Sendable {
  /// The components, parents before their children; the first is the root component.
  public internal(set) var components: [Component]
  /// The nodes of each component together, in the order of the components. A component's bindings come in the order of
  /// their declarations, then its collections.
  public internal(set) var nodes: [Node]
  /// The errors, then the warnings, then the notes.
  public internal(set) var diagnostics: [Diagnostic]

  /// The version of the JSON that this version of the package writes, and the newest that it reads. It reads all older
  /// ones.
  public static let currentVersion = DocumentSchema.graph.version

  /// The version of the JSON that the document was read from; otherwise the current one.
  public internal(set) var version = currentVersion

  /// Whether nodes are in the order of their statements: a document that was read from a lock file does not know it.
  var hasOrderOfStatements = true

  /// The name of a type.
  public struct TypeName: Sendable, Hashable, Codable {
    /// The short name, with as many enclosing types as necessary to be unique in this document.
    public let name: String
    /// The name with its module and enclosing types: the same in each document.
    public let qualifiedName: String
  }

  /// A location in source code.
  public struct Location: Sendable, Hashable, CustomStringConvertible {
    /// The path relative to the folder that was passed to `GraphDocument`, or the last folder and the file. It never
    /// differs between machines.
    public let file: String
    /// The line, counted from 1.
    public let line: Int
    /// The column, counted from 1, if known.
    public let column: Int?

    public var description: String { "\(file):\(line)" + (column.map { ":\($0)" } ?? "") }
  }
}

/// Documents are equal if their graphs are, even if they were read from different versions.
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

/// A dependency graph as a plain value: what is drawn, written to files, filtered and compared.
///
/// Experimental: may change in a minor version; see `Documentation/Stability.md`.
///
///     let document = GraphDocument(App.self)
///     print(document.text(as: .mermaid))
///
/// A faulty graph has a document too, with what is wrong with it as `findings`. Identifiers are made of names: they are
/// the same on every run, and on every machine.
public struct GraphDocument: Sendable, Hashable {
  /// The components, parents before their children; the first is the root component.
  public internal(set) var components: [Component]
  /// What can be asked for: the nodes of each component together, in the order of the components. A component's
  /// bindings stand in the order in which they were made, and its collections behind them.
  public internal(set) var nodes: [Node]
  /// What is wrong: errors, then warnings, then notes.
  public internal(set) var findings: [Finding]

  /// A type's name.
  public struct TypeName: Sendable, Hashable, Decodable {
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

import BindingGraph
import GraphDocuments

extension GraphCheck {
  /// The document of the one graph that was checked.
  /// - Throws: `UndecidedGraph`
  package func document(relativeTo folder: String?) throws -> GraphDocument {
    guard let finding = findings.first, findings.count == 1 else { throw UndecidedGraph(roots: findings.map(\.root)) }
    return GraphDocument(
      finding.graph, diagnostics: finding.diagnostics, advisor: SpelledTypes(), relativeTo: folder)
  }
}

/// A document was asked for, and there is not one graph.
struct UndecidedGraph: Error, Equatable, CustomStringConvertible {
  let roots: [String]

  var description: String {
    roots.isEmpty
      ? "there is no graph to write: no module declares a root component"
      : "a file shows one graph: choose one of these with --root: \(roots.joined(separator: ", "))"
  }
}

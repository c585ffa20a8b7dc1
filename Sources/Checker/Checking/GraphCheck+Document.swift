import BindingGraph
import Commands
import GraphDocuments

extension GraphCheck {
  /// The document of the one graph that was checked.
  /// - Parameter diagnostics: the findings of rules.
  /// - Throws: `UndecidedGraph`
  func document(relativeTo folder: FolderPath?, adding diagnostics: [Diagnostic] = []) throws -> GraphDocument {
    guard let finding = findings.first, findings.count == 1 else { throw UndecidedGraph(roots: findings.map(\.root)) }
    return finding.document(relativeTo: folder, adding: diagnostics)
  }

  /// The documents of all graphs that were checked, as rules see them at run time too.
  var documentsForRules: [GraphDocument] {
    findings.map { GraphDocument(withWholePathsOf: $0.graph, advisor: SpelledTypes()) }
  }
}

extension GraphCheck.Finding {
  /// The document of the graph, with what was found in it.
  /// - Parameter found: the findings of rules.
  package func document(relativeTo folder: FolderPath?, adding found: [Diagnostic] = []) -> GraphDocument {
    // What documents ask of types, their names tell.
    GraphDocument(
      graph, diagnostics: allDiagnostics + found, advisor: SpelledTypes(), relativeTo: folder?.path,
      search: folder?.relativePath)
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

import BindingGraph
import GraphDocuments
import TextFiles

extension GraphCheck {
  /// The document of the only graph that was checked.
  /// - Parameter diagnostics: the diagnostics of rules.
  /// - Throws: `UndecidedGraph`
  func document(relativeTo folder: FolderPath?, adding diagnostics: [Diagnostic] = []) throws -> GraphDocument {
    guard let finding = findings.first, findings.count == 1 else { throw UndecidedGraph(roots: findings.map(\.root)) }
    return finding.document(relativeTo: folder, adding: diagnostics)
  }

  /// The documents of all graphs that were checked, in the form that rules also see at run time.
  var documentsForRules: [GraphDocument] {
    findings.map { GraphDocument(withWholePathsOf: $0.graph, advisor: SpelledTypes()) }
  }
}

extension GraphCheck.Finding {
  /// The document of the graph, with its diagnostics.
  /// - Parameter found: the diagnostics of rules.
  package func document(relativeTo folder: FolderPath?, adding found: [Diagnostic] = []) -> GraphDocument {
    // Documents need only facts that the names of types tell.
    GraphDocument(
      graph, diagnostics: allDiagnostics + found, advisor: SpelledTypes(), relativeTo: folder?.path,
      search: folder?.relativePath)
  }
}

/// An error for a requested document if not exactly one graph was checked.
struct UndecidedGraph: Error, Equatable, CustomStringConvertible {
  let roots: [String]

  var description: String {
    roots.isEmpty
      ? "there is no graph to write: no module declares a root component"
      : "a file shows one graph: choose one of these with --root: \(roots.joined(separator: ", "))"
  }
}

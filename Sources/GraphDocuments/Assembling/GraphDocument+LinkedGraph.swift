import BindingGraph

extension GraphDocument {
  /// Creates the document of a linked graph, which both front ends produce.
  ///
  /// - Parameters:
  ///   - diagnostics: the diagnostics of the graph.
  ///   - advisor: looks up the types of the graph.
  ///   - folder: the full path of the folder that paths of files are relative to; without it, and outside of it, the
  ///     last folder and the file are shown.
  ///   - search: finds the path of a file below the folder if its full path does not begin with the folder.
  package init(
    _ graph: LinkedGraph, diagnostics: [GraphRule.Found], advisor: any TypeAdvisor, relativeTo folder: String? = nil,
    search: (@Sendable (_ file: String) -> String?)? = nil
  ) {
    self.init(graph, diagnostics: diagnostics, advisor: advisor, places: DocumentPlaces(folder: folder, search: search))
  }

  /// Creates the document that rules check: without diagnostics, and with paths as the compiler knew them.
  package init(withWholePathsOf graph: LinkedGraph, advisor: any TypeAdvisor) {
    self.init(graph, diagnostics: [], advisor: advisor, places: .wholePaths)
  }

  /// The identifiers of a graph's nodes in its document, by position in `LinkedGraph.nodes`; `nil` for a node that
  /// documents omit.
  package static func nodeIdentifiers(of graph: LinkedGraph) -> [String?] {
    DocumentNames(of: graph).nodes
  }

  private init(_ graph: LinkedGraph, diagnostics: [GraphRule.Found], advisor: any TypeAdvisor, places: DocumentPlaces) {
    let names = DocumentNames(of: graph)
    let assembler = DocumentAssembler(graph, advisor: advisor, names: names, places: places)
    self.init(
      components: assembler.components, nodes: assembler.nodes,
      diagnostics: DiagnosticAssembler(graph: graph, names: names, places: places).diagnostics(of: diagnostics))
  }
}

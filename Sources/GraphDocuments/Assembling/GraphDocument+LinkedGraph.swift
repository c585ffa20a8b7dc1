import BindingGraph

extension GraphDocument {
  /// Makes the document of a linked graph: what both front ends have.
  ///
  /// - Parameters:
  ///   - diagnostics: what was found in the graph.
  ///   - advisor: knows the types of the graph.
  ///   - folder: the full path of the folder that paths of files are shown from; without it, and outside of it, the last
  ///     folder and the file are shown.
  ///   - search: finds the path of a file below the folder, where its full path names the folder otherwise.
  package init(
    _ graph: LinkedGraph, diagnostics: [GraphRule.Found], advisor: any TypeAdvisor, relativeTo folder: String? = nil,
    search: (@Sendable (_ file: String) -> String?)? = nil
  ) {
    self.init(graph, diagnostics: diagnostics, advisor: advisor, places: DocumentPlaces(folder: folder, search: search))
  }

  /// Makes the document of a linked graph for rules: without diagnostics, and with paths as the compiler knew them.
  package init(withWholePathsOf graph: LinkedGraph, advisor: any TypeAdvisor) {
    self.init(graph, diagnostics: [], advisor: advisor, places: .wholePaths)
  }

  /// The identifiers of the nodes in the document of a graph, by position in `LinkedGraph.nodes`; `nil` for what is no node
  /// of a document.
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

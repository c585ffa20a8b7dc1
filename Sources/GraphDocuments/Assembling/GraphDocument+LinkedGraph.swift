import BindingGraph

extension GraphDocument {
  /// Makes the document of a linked graph: what both front ends have.
  ///
  /// - Parameters:
  ///   - diagnostics: what was found in the graph.
  ///   - advisor: knows the types of the graph.
  ///   - folder: the full path of the folder that paths of files are shown from; without it, and outside of it, the last
  ///     folder and the file are shown.
  package init(
    _ graph: LinkedGraph, diagnostics: [Diagnostic], advisor: any TypeAdvisor, relativeTo folder: String? = nil
  ) {
    let names = DocumentNames(of: graph)
    let places = DocumentPlaces(folder: folder)
    let assembler = DocumentAssembler(graph, advisor: advisor, names: names, places: places)
    self.init(
      components: assembler.components, nodes: assembler.nodes,
      findings: FindingAssembler(graph: graph, names: names, places: places).findings(of: diagnostics))
  }
}

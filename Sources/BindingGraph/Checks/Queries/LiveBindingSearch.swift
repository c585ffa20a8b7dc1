/// The live bindings of a graph, each with the shortest path to it.
package struct LiveBindingSearch {
  private let graph: LinkedGraph
  private let advisor: any TypeAdvisor
  private let paths: RootPaths

  /// - Complexity: O(nodes + edges).
  package init(in graph: LinkedGraph, advisor: any TypeAdvisor) {
    self.graph = graph
    self.advisor = advisor
    paths = RootPaths(in: graph)
  }

  /// The live bindings that the graph can create, by itself or when a provider or a factory of it is called, in order
  /// of location.
  package var reachable: [LiveBindingFact] {
    let nodes = graph.nodes.indices.filter { graph.binding(at: $0)?.isLive == true && paths.leads(to: $0) }
    return nodes.compactMap { fact(about: $0) }.inOrder { BindingSite.isInOrder($0.site, $1.site) }
  }

  /// Returns the fact about the binding at a node; `nil` for other nodes.
  package func fact(about node: Int) -> LiveBindingFact? {
    guard let index = graph.bindingIndex(at: node) else { return nil }
    let key = graph.type(of: graph.bindings[index].key)
    var tag: TypeReference?
    if case .tagged(let own, _) = advisor.shape(of: key) { tag = own }
    return LiveBindingFact(
      key: key, tag: tag, site: graph.site(ofBinding: index), privateTo: graph.privateOwner(ofBinding: index),
      path: paths.path(to: node))
  }
}

extension LinkedGraph {
  /// Returns the nodes of the contributions to a collection with deferred elements, including its ancestors'
  /// contributions, in the order of the elements; `nil` for other nodes than such a form.
  package func deferredContributions(of form: Int) -> [Int]? {
    guard case .form(let key, let collection) = nodes[form].content, case .collection = nodes[collection].content,
      case .deferredElements = forms[key]
    else { return nil }
    return Self.contributions(to: collection, nodes: nodes, edges: edges).filter { node in
      bindingIndex(at: node).map { bindings[$0].contribution != .empty } == true
    }
  }

  /// Returns the positions of the bindings that prevent deferred elements of a collection: contributions of several
  /// elements, or the single binding of the whole collection.
  func undeferrableBindings(behind form: Int) -> [Int] {
    guard case .form(_, let collection) = nodes[form].content else { return [] }
    return Self.undeferrableBindings(at: collection, nodes: nodes, edges: edges, of: declarations)
  }

  static func undeferrableBindings(at node: Int, nodes: [Node], edges: [Int], of graph: BindingGraph) -> [Int] {
    contributions(to: node, nodes: nodes, edges: edges).compactMap { contribution in
      guard case .binding(let index) = nodes[contribution].content else { return nil }
      return graph.bindings[index].contribution == nil || graph.bindings[index].hasSeveralElements ? index : nil
    }
  }

  /// Returns the nodes of the bindings behind a node: itself, or all contributions to a collection.
  private static func contributions(to node: Int, nodes: [Node], edges: [Int]) -> [Int] {
    guard case .collection = nodes[node].content else { return [node] }
    return edges[nodes[node].edges].flatMap { contributions(to: $0, nodes: nodes, edges: edges) }
  }
}

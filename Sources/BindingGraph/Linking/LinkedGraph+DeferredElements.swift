extension LinkedGraph {
  /// A collection that is asked for with deferred elements, although something in it is made as a whole.
  package struct UndeferrableCollection: Sendable {
    /// The node of the form that is asked for.
    package let node: Int
    /// What is made as a whole: contributions of several elements, or the one binding of the collection.
    package let bindings: [Int]
  }

  /// The nodes of the contributions to a collection whose elements a form defers, its ancestors' included, in the order
  /// of the elements; `nil` for other nodes.
  package func deferredContributions(of form: Int) -> [Int]? {
    guard case .form(let key, let collection) = nodes[form].content, case .collection = nodes[collection].content,
      case .deferredElements = forms[key]
    else { return nil }
    return Self.contributions(to: collection, nodes: nodes, edges: edges).filter { node in
      bindingIndex(at: node).map { bindings[$0].contribution != .empty } == true
    }
  }

  /// The nodes of the bindings behind a node: itself, or all contributions to a collection.
  static func contributions(to node: Int, nodes: [Node], edges: [Int]) -> [Int] {
    guard case .collection = nodes[node].content else { return [node] }
    return edges[nodes[node].edges].flatMap { contributions(to: $0, nodes: nodes, edges: edges) }
  }
}

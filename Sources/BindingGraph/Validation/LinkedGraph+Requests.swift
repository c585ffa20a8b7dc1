extension LinkedGraph {
  /// The node itself where it is a binding's; otherwise all bindings that ask for it, perhaps through other forms.
  func bindingNodes(askingFor node: Int) -> [Int] {
    if case .binding = nodes[node].content { return [node] }
    return self[nodesOf: nodes[node].component].filter { other in
      if case .form(_, let inner) = nodes[other].content { return inner == node }
      return edges[nodes[other].edges].contains(node)
    }.flatMap { bindingNodes(askingFor: $0) }
  }

  /// The bindings at nodes as those that ask, each once, in order of location.
  func requests(of bindingNodes: [Int]) -> [Request] {
    var known: Set<Request> = []
    return inSourceOrder(bindingNodes.compactMap { bindingIndex(at: $0) }) { $0 }.map {
      request(of: $0)
    }.filter { known.insert($0).inserted }
  }

  /// A binding as one that asks.
  func request(of binding: Int) -> Request {
    Request(requirer: type(of: bindings[binding].key), location: bindings[binding].location)
  }
}

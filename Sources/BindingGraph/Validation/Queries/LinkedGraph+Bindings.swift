extension LinkedGraph {
  /// The position of the binding that a node stands for, where it stands for one.
  package func bindingIndex(at node: Int) -> Int? {
    if case .binding(let index) = nodes[node].content { index } else { nil }
  }

  /// What the decorator at a node wraps; `nil` for other nodes, and where nothing is bound.
  package func decoratedNode(of node: Int) -> Int? {
    guard let binding = binding(at: node), binding.kind == .decorator, let first = nodes[node].edges.first,
      edges[first] != Self.unresolved
    else { return nil }
    return edges[first]
  }

  /// The node of the binding behind decorators; of a decorated collection, that of its first decorator.
  func wrappedBinding(at node: Int) -> Int {
    var node = node
    while let inner = decoratedNode(of: node), bindingIndex(at: inner) != nil { node = inner }
    return node
  }

  /// The binding that a node stands for, where it stands for one.
  package func binding(at node: Int) -> Binding? {
    bindingIndex(at: node).map { bindings[$0] }
  }
}

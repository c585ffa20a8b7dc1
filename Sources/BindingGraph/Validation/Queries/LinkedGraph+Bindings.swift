extension LinkedGraph {
  /// The position of the binding that a node stands for, where it stands for one.
  package func bindingIndex(at node: Int) -> Int? {
    if case .binding(let index) = nodes[node].content { index } else { nil }
  }

  /// The binding that a node stands for, where it stands for one.
  package func binding(at node: Int) -> Binding? {
    bindingIndex(at: node).map { bindings[$0] }
  }
}

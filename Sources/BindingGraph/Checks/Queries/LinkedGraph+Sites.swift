extension LinkedGraph {
  /// Returns the location of a binding, and its path into its component.
  package func site(ofBinding index: Int) -> BindingSite {
    let binding = bindings[index]
    return BindingSite(
      location: binding.location, modulePath: path(of: binding.module), role: BindingSite.Role(of: binding))
  }

  /// Returns the unique sites of bindings, in order of location; sites without one come last.
  func sites(ofBindings indices: [Int]) -> [BindingSite] {
    indices.map { site(ofBinding: $0) }.uniqued().inOrder
  }
}

extension BindingSite.Role {
  fileprivate init(of binding: Binding) {
    self =
      switch binding.kind {
      case .decorator: .decorator
      case _ where binding.isOverride: .override
      case _ where binding.isRoot: .root
      case .collectionDeclaration: .declaration
      case _ where binding.contribution != nil: .contribution
      case .seed: .seed
      case .componentFactory: .installation
      default: .binding
      }
  }
}

extension LinkedGraph {
  /// Returns the nodes of the bindings that a request for a node reaches: the node itself, the target of a form, or all
  /// elements of a collection.
  /// - Parameter forEachEdge: calls a function for each node that a form or a collection leads to.
  func bindingNodes(behind node: Int, over forEachEdge: (Int, (Int) -> Void) -> Void) -> [Int] {
    var found: [Int] = []
    var open = [node]
    while let next = open.popLast() {
      if let binding = binding(at: next) {
        if binding.contribution != .empty { found.append(next) }
      } else {
        forEachEdge(next) { open.append($0) }
      }
    }
    return found.reversed()
  }

  /// Returns the node itself if it is that of a binding; otherwise all bindings that depend on it, perhaps through
  /// other forms.
  func bindingNodes(askingFor node: Int) -> [Int] {
    if case .binding = nodes[node].content { return [node] }
    return self[nodesOf: nodes[node].component].filter { other in
      if case .form(_, let inner) = nodes[other].content { return inner == node }
      return edges[nodes[other].edges].contains(node)
    }.flatMap { bindingNodes(askingFor: $0) }
  }

  /// Returns the bindings at nodes as unique dependents, in order of location.
  func requests(of bindingNodes: [Int]) -> [Request] {
    requests(ofBindings: bindingNodes.compactMap { bindingIndex(at: $0) })
  }

  /// Returns bindings as unique dependents, in order of location.
  func requests(ofBindings bindings: [Int]) -> [Request] {
    inSourceOrder(bindings) { $0 }.map { request(of: $0) }.uniqued()
  }

  /// Returns a binding as a dependent.
  func request(of binding: Int) -> Request {
    let asking = bindings[binding]
    return Request(requirer: type(of: asking.key), as: RequirerRole(of: asking), location: asking.location)
  }
}

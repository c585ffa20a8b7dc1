extension LinkedGraph {
  /// For each node of a component factory, the node of its component's root.
  package var rootsOfFactories: [Int: Int] {
    var roots: [Int: Int] = [:]
    for (number, component) in components.enumerated() {
      guard let root = self[rootOf: number], let binding = component.factoryBinding, let parent = component.parent
      else { continue }
      roots[node(ofBinding: binding, in: parent)] = root
    }
    return roots
  }

  /// The nodes of the bindings whose values are created without a request: eager ones, start hooks and services.
  package var selfMadeNodes: [(component: ComponentNode.ID, node: Int)] {
    components.indices.flatMap { component in
      components[component].bindings.filter {
        !bindings[$0].attributes.isDisjoint(with: .selfMade)
      }.map { (component: component, node: node(ofBinding: $0, in: component)) }
    }
  }

  /// Returns the node of a binding.
  package func node(ofBinding binding: Int) -> Int { node(ofBinding: binding, in: component(ofBinding: binding)) }

  /// Returns the node of a binding of a component.
  package func node(ofBinding binding: Int, in component: ComponentNode.ID) -> Int {
    self[nodesOf: component].lowerBound + binding - components[component].bindings.lowerBound
  }

  /// Calls `body` for each node that `node` leads to: over strong and weak edges, and to the roots of subcomponents.
  package func forEachEdge(of node: Int, rootsOfFactories roots: [Int: Int], _ body: (Int) -> Void) {
    switch nodes[node].content {
    case .form(_, let inner): body(inner)
    case .binding, .collection, .absent, .objectGraph:
      for edge in edges[nodes[node].edges] where edge != Self.unresolved { body(edge) }
    }
    if let root = roots[node] { body(root) }
  }
}

extension LinkedGraph {
  /// Returns the graph without the missing requirements that come from outside.
  ///
  /// - Parameter isGiven: whether a key comes from outside; called with the key as a parameter spells it, then with the
  ///   keys behind its forms.
  package func given(_ isGiven: (Key) -> Bool) -> LinkedGraph {
    LinkedGraph(self, missing: missing.filter { !isServed($0.requested, isGiven) })
  }

  private func isServed(_ key: Key, _ isGiven: (Key) -> Bool) -> Bool {
    var key = key
    while !isGiven(key) {
      guard let inner = forms[key]?.inner else { return false }
      key = inner
    }
    return true
  }
}

/// Tries on the graph what would bind a missing key, before anybody is told to do it.
struct RepairTrial {
  private let graph: LinkedGraph
  /// The nodes whose bindings ask for the key, but for those that ask weakly.
  private let askers: Set<Int>
  private let keysOfAskers: Set<Key>

  /// - Parameter requirements: those for the key.
  init(in graph: LinkedGraph, of requirements: [LinkedGraph.MissingRequirement]) {
    self.graph = graph
    let bindings = requirements.filter { !graph.isWeak($0.requested) }.map(\.binding)
    askers = Set(bindings.map { graph.node(ofBinding: $0, in: graph.component(ofBinding: $0)) })
    keysOfAskers = Set(bindings.map { graph.bindings[$0].key })
  }

  /// Whether what is offered needs the missing key itself, perhaps through others: bound to it, the key would need itself.
  func leadsBack(from offer: Offer) -> Bool {
    !nodesNeeded(by: offer.bindings, in: offer.component).isDisjoint(with: askers)
  }

  /// Whether a component can include a module of another one, where that binds the key: the module binds nothing that
  /// the component binds, and what the key needs there does not lead back to those who ask here.
  /// - Parameter isBound: whether that component binds a key.
  func canInclude(_ module: ModulePath.ID, of owner: ComponentNode.ID, where isBound: (Key) -> Bool) -> Bool {
    let added = graph.components[owner].bindings.filter { graph.includes(module, graph.bindings[$0].module) }
    let isConflict = added.contains { index in
      let binding = graph.bindings[index]
      return binding.binds && binding.contribution == nil && isBound(binding.key)
    }
    guard !isConflict else { return false }
    return nodesNeeded(by: added, in: owner).allSatisfy { node in
      graph.binding(at: node).map { !keysOfAskers.contains($0.key) } ?? true
    }
  }

  private func nodesNeeded(by bindings: [Int], in component: ComponentNode.ID) -> Set<Int> {
    var open = bindings.map { graph.node(ofBinding: $0, in: component) }
    var known = Set(open)
    while let node = open.popLast() {
      graph.forEachStrongEdge(of: node) { if known.insert($0).inserted { open.append($0) } }
    }
    return known
  }
}

extension LinkedGraph {
  /// Whether a request keeps nothing alive, and closes no cycle.
  fileprivate func isWeak(_ key: Key) -> Bool {
    var key = key
    while let form = forms[key], let inner = form.inner {
      if case .weak = form { return true }
      key = inner
    }
    return false
  }

  /// Whether a module is another one, or included by that, directly or through others.
  fileprivate func includes(_ outer: ModulePath.ID, _ inner: ModulePath.ID) -> Bool {
    sequence(first: inner) { modulePaths[$0].parent }.contains(outer)
  }
}

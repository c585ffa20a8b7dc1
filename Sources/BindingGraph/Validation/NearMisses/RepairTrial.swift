/// Tries on the graph what would bind a missing key, before anybody is told to do it.
struct RepairTrial {
  /// Something that a module takes from the components that include it.
  enum Need {
    case key(Key)
    /// That a key may be absent.
    case permission(Key)

    var key: Key {
      switch self {
      case .key(let key), .permission(let key): key
      }
    }
  }

  private let graph: LinkedGraph
  /// The nodes whose bindings ask for the key, if only weakly.
  private let askers: Set<Int>
  /// Without those that ask weakly.
  private let keysOfAskers: Set<Key>

  /// - Parameter requirements: those for the key.
  init(in graph: LinkedGraph, of requirements: [LinkedGraph.MissingRequirement]) {
    self.graph = graph
    askers = Set(
      requirements.map { graph.node(ofBinding: $0.binding, in: graph.component(ofBinding: $0.binding)) })
    keysOfAskers = Set(requirements.filter { !graph.isWeak($0.requested) }.map { graph.bindings[$0.binding].key })
  }

  /// Whether what is offered needs the missing key itself, perhaps through others: bound to it, the key would need itself,
  /// or where that is weak, find nothing behind it.
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

  /// What a module of a component asks for, and neither it nor what it installs binds.
  func needs(of module: ModulePath.ID, in owner: ComponentNode.ID) -> [Need] {
    var inside = Set(graph.components[owner].bindings.filter { graph.includes(module, graph.bindings[$0].module) })
    var installed = graph.components[owner].children.filter { child in
      graph.components[child].factoryBinding.map(inside.contains) == true
    }
    while let component = installed.popLast() {
      inside.formUnion(graph.components[component].bindings)
      installed += graph.components[component].children
    }
    let keys = Set(inside.map { graph.bindings[$0].key })
    var needs: [Need] = []
    for index in inside.sorted() {
      let node = graph.node(ofBinding: index, in: graph.component(ofBinding: index))
      for target in graph.edges[graph.nodes[node].edges] {
        guard let need = need(of: target), !keys.contains(need.key) else { continue }
        needs.append(need)
      }
    }
    return needs
  }

  private func need(of node: Int) -> Need? {
    guard node != LinkedGraph.unresolved else { return nil }
    switch graph.nodes[node].content {
    case .binding(let index): return .key(graph.bindings[index].key)
    case .collection(let key): return .key(key)
    case .absent(let key): return .permission(graph.base(of: key))
    case .form(_, let inner): return need(of: inner)
    case .objectGraph: return nil
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
    sequence(first: inner) { self.modulePaths[$0].parent }.contains(outer)
  }
}

/// Tries a suggested binding of a missing key on the graph, before it is reported.
struct RepairTrial {
  private let graph: LinkedGraph
  /// The nodes whose bindings ask for the key, if only weakly.
  private let askers: Set<Int>
  /// Without those that ask weakly.
  private let strongAskers: Set<Int>
  private let keysOfAskers: Set<Key>

  /// - Parameter requirements: those for the key.
  init(in graph: LinkedGraph, of requirements: [LinkedGraph.MissingRequirement]) {
    self.graph = graph
    func nodes(of requirements: [LinkedGraph.MissingRequirement]) -> Set<Int> {
      Set(requirements.map { graph.node(ofBinding: $0.binding, in: graph.component(ofBinding: $0.binding)) })
    }
    let strong = requirements.filter { !graph.isWeak($0.requested) }
    askers = nodes(of: requirements)
    strongAskers = nodes(of: strong)
    keysOfAskers = Set(strong.map { graph.bindings[$0.binding].key })
  }

  /// Whether what is offered needs the missing key itself, perhaps through others: bound to it, the key would need itself,
  /// or where that is weak, find nothing behind it.
  func leadsBack(from offer: Offer) -> Bool {
    !graph.nodesNeeded(by: offer.bindings, in: offer.component).isDisjoint(with: askers)
  }

  /// Whether what is offered needs one of those who ask for the key, other than weakly: given to them as it is, it would
  /// close a cycle.
  func closesCycle(with offer: Offer) -> Bool {
    !graph.nodesNeeded(by: offer.bindings, in: offer.component).isDisjoint(with: strongAskers)
  }

  /// Whether what a module of another component needs there leads back to what asks here.
  func leadsBack(from module: ModuleContents) -> Bool {
    !module.neededKeys.isDisjoint(with: keysOfAskers)
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
}

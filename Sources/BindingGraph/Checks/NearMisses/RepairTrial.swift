#if DEBUG || DetailedReports
  /// Tries a suggested binding of a missing key on the graph before it is reported.
  struct RepairTrial {
    private let graph: LinkedGraph
    /// The nodes of bindings that depend on the key, weakly or not.
    private let askers: Set<Int>
    /// The nodes of bindings that depend on the key other than weakly.
    private let strongAskers: Set<Int>
    private let keysOfAskers: Set<Key>

    /// - Parameter requirements: the requirements of the key.
    init(in graph: LinkedGraph, of requirements: [LinkedGraph.MissingRequirement]) {
      self.graph = graph
      func nodes(of requirements: [LinkedGraph.MissingRequirement]) -> Set<Int> {
        Set(requirements.map { graph.node(ofBinding: $0.binding) })
      }
      let strong = requirements.filter { !graph.isWeak($0.requested) }
      askers = nodes(of: requirements)
      strongAskers = nodes(of: strong)
      keysOfAskers = Set(strong.map { graph.bindings[$0.binding].key })
    }

    /// Whether an offer depends on the missing key, perhaps through other bindings. A binding of the key to the offer
    /// would then depend on itself or, if the dependency is weak, never have a value.
    func leadsBack(from offer: Offer) -> Bool {
      !graph.nodesNeeded(by: offer.bindings, in: offer.component).isDisjoint(with: askers)
    }

    /// Whether an offer consists of requesting bindings only: its name resembles that of its own dependency.
    func asks(_ offer: Offer) -> Bool {
      offer.bindings.allSatisfy { askers.contains(graph.node(ofBinding: $0, in: offer.component)) }
    }

    /// Whether an offer depends on one of the requesting bindings, other than weakly: serving them with it would create a
    /// cycle.
    func closesCycle(with offer: Offer) -> Bool {
      !graph.nodesNeeded(by: offer.bindings, in: offer.component).isDisjoint(with: strongAskers)
    }

    /// Whether the needs of a module in another component lead back to the requesting bindings.
    func leadsBack(from module: ModuleContents) -> Bool {
      !module.neededKeys.isDisjoint(with: keysOfAskers)
    }
  }

  extension LinkedGraph {
    /// Whether a request does not retain its target, and so breaks a cycle.
    func isWeak(_ key: Key) -> Bool {
      var key = key
      while let form = forms[key], let inner = form.inner {
        if case .weak = form { return true }
        key = inner
      }
      return false
    }
  }
#endif

#if DEBUG || DetailedReports
  /// The cycles in which shared objects may retain themselves.
  struct RetainCycleSearch {
    private let graph: LinkedGraph
    private let retention: RetentionGraph
    private let advisor: any TypeAdvisor

    init(in graph: LinkedGraph, needs: FactoryNeeds, advisor: any TypeAdvisor) {
      self.graph = graph
      self.advisor = advisor
      retention = RetentionGraph(in: graph, needs: needs)
    }

    // MARK: Search

    /// Finds a shortest cycle of nodes for each shared object that may retain itself. The cycle begins and ends with the
    /// object. An object on the cycle of another one is found with it.
    func find() -> [[Int]] {
      var covered: Set<Int> = []
      return sharedObjects().compactMap { object in
        guard !covered.contains(object), let cycle = retention.shortestCycle(through: object) else { return nil }
        covered.formUnion(cycle)
        return cycle.contains(where: isAccepted) ? nil : cycle
      }
    }

    /// Returns the steps of a cycle.
    func edges(of cycle: [Int]) -> [RetainCycleFact.Edge] {
      retention.edges(along: cycle)
    }

    /// Returns the shared bindings within cycles whose values are retained by their slots, in order of location.
    private func sharedObjects() -> [Int] {
      let objects = graph.nodes.indices.compactMap { node -> (node: Int, binding: Int)? in
        guard let index = graph.bindingIndex(at: node), graph.bindings[index].isShared,
          retention.parts.sizes[Int(retention.parts.partOfNode[node])] > 1, !isRoot(node) || isKeptRoot(node)
        else { return nil }
        return (node, index)
      }
      return graph.inSourceOrder(objects, by: \.binding).map(\.node)
    }

    private func isAccepted(_ node: Int) -> Bool {
      graph.bindingIndex(at: node).map { graph.accepts(.retainCycle, for: $0) } ?? false
    }

    // MARK: Roots

    private func isRoot(_ node: Int) -> Bool {
      graph.binding(at: node)?.isRoot == true
    }

    /// Whether a slot within a cycle retains the root at a node: an async root, which cannot be created again on request,
    /// or a root of a value type.
    private func isKeptRoot(_ node: Int) -> Bool {
      graph.binding(at: node)?.kind == .asynchronousFactory || isRootOfValueType(node)
    }

    /// Whether a node is that of a root that is certainly of a value type. A slot within a cycle does not retain a root
    /// that is an object; other values it must retain.
    func isRootOfValueType(_ node: Int) -> Bool {
      guard isRoot(node) else { return false }
      let type = graph.components[graph.nodes[node].component].root
      if case .optional(let wrapped) = advisor.shape(of: type) { return !advisor.shape(of: wrapped).mayBeObject }
      return !advisor.shape(of: type).mayBeObject
    }
  }
#endif

#if DEBUG || DetailedReports
  /// Bindings to which neither a root nor another unreached node leads.
  struct UnreachedPart {
    /// Positions in `BindingGraph.bindings`; several for a collection.
    let bindings: [Int]
    /// The unreached bindings that they lead to; each belongs to the first part that leads to it.
    let dependents: [Int]

    /// Returns the topmost parts of the unreached nodes. A cycle counts as its first binding.
    /// - Complexity: O(nodes + edges).
    static func topmost(in graph: LinkedGraph, rootsOfFactories: [Int: Int], reach: ReachedNodes) -> [UnreachedPart] {
      var starts: ContiguousArray<Int32> = [0]
      var targets: ContiguousArray<Int32> = []
      for node in graph.nodes.indices {
        if !reach.contains(node) {
          forEachEdge(of: node, in: graph, rootsOfFactories: rootsOfFactories) { target in
            if !reach.contains(target) { targets.append(Int32(target)) }
          }
        }
        starts.append(Int32(targets.count))
      }
      let parts = ConnectedParts(starts: starts, targets: targets)
      var isLedTo = Array(repeating: false, count: parts.sizes.count)
      for node in graph.nodes.indices {
        for target in targets[Int(starts[node])..<Int(starts[node + 1])]
        where parts.partOfNode[Int(target)] != parts.partOfNode[node] {
          isLedTo[Int(parts.partOfNode[Int(target)])] = true
        }
      }
      var known: Set<Int32> = []
      var isClaimed = Array(repeating: false, count: graph.nodes.count)
      return graph.nodes.indices.compactMap { node in
        let part = parts.partOfNode[node]
        guard !reach.contains(node), !isLedTo[Int(part)], isFinding(node, in: graph, reach: reach),
          known.insert(part).inserted
        else {
          return nil
        }
        let result = UnreachedPart(at: node, in: graph, isClaimed: &isClaimed) { next, claim in
          forEachEdge(of: next, in: graph, rootsOfFactories: rootsOfFactories) { if !reach.contains($0) { claim($0) } }
        }
        return result.bindings.isEmpty ? nil : result
      }
    }

    private init(
      at node: Int, in graph: LinkedGraph, isClaimed: inout [Bool], forEachTarget: (Int, (Int) -> Void) -> Void
    ) {
      var nodes = [node]
      if case .collection = graph.nodes[node].content {
        nodes = []
        forEachTarget(node) { if graph.bindingIndex(at: $0) != nil { nodes.append($0) } }
      }
      bindings = nodes.compactMap(graph.bindingIndex)
      for claimed in nodes + [node] { isClaimed[claimed] = true }
      var dependents: [Int] = []
      while let next = nodes.popLast() {
        forEachTarget(next) { target in
          guard !isClaimed[target] else { return }
          isClaimed[target] = true
          nodes.append(target)
          if let binding = graph.bindingIndex(at: target) { dependents.append(binding) }
        }
      }
      self.dependents = dependents
    }

    /// Calls `body` for each edge, except from a collection to the outer one that it begins with and from a decorator to
    /// the wrapped node: each of those is a finding of its own.
    private static func forEachEdge(
      of node: Int, in graph: LinkedGraph, rootsOfFactories: [Int: Int], _ body: (Int) -> Void
    ) {
      let isCollection = if case .collection = graph.nodes[node].content { true } else { false }
      let decorated = graph.decoratedNode(of: node)
      graph.forEachEdge(of: node, rootsOfFactories: rootsOfFactories) { target in
        if isCollection, case .collection = graph.nodes[target].content { return }
        if target == decorated { return }
        body(target)
      }
    }

    private static func isFinding(_ node: Int, in graph: LinkedGraph, reach: ReachedNodes) -> Bool {
      switch graph.nodes[node].content {
      // A decorator of an unused binding belongs to the finding of that binding.
      case .binding(let binding) where graph.bindings[binding].kind == .decorator:
        graph.decoratedNode(of: node).map { reach.contains($0) } ?? false
      case .binding(let binding):
        graph.bindings[binding].kind != .seed && graph.bindings[binding].kind != .optionalDeclaration
      case .collection: true
      case .form, .absent, .objectGraph: false
      }
    }
  }
#endif

/// Finds circles of bindings that need each other.
///
/// Weak edges and component factories do not count: neither needs its target in order to be made. Of all circles a
/// shortest one is reported and its edges are set aside, and so on until none is left: what remains without these
/// edges is free of cycles, and every reported cycle has edges of its own, so that each needs a mend of its own.
///
/// - Complexity: O(nodes + edges) on a graph without cycles.
package enum DependencyCyclePass: ValidationPass {
  package static func diagnostics(in graph: LinkedGraph) -> [Diagnostic] {
    let circles = Circles(of: graph)
    guard circles.exist else { return [] }
    var known: Set<[CycleOfBindings.Step]> = []
    return circles.shortestDisjoint().compactMap { steps in
      known.insert(steps).inserted ? Diagnostic(.dependencyCycle(CycleOfBindings(steps: steps))) : nil
    }
  }
}

/// The search behind `DependencyCyclePass`.
private struct Circles {
  private let graph: LinkedGraph
  private let parts: StrongComponents
  private let hasSelfEdge: [Bool]

  init(of graph: LinkedGraph) {
    self.graph = graph
    var starts = [0]
    var targets: [Int] = []
    starts.reserveCapacity(graph.nodes.count + 1)
    targets.reserveCapacity(graph.edges.count + graph.nodes.count / 4)
    var hasSelfEdge = Array(repeating: false, count: graph.nodes.count)
    for node in graph.nodes.indices {
      graph.forEachStrongEdge(of: node) { target in
        targets.append(target)
        if target == node { hasSelfEdge[node] = true }
      }
      starts.append(targets.count)
    }
    parts = StrongComponents(starts: starts, targets: targets)
    self.hasSelfEdge = hasSelfEdge
  }

  var exist: Bool {
    parts.sizes.count < graph.nodes.count || hasSelfEdge.contains(true)
  }

  /// All reported circles, each as steps that begin at its first binding in source order.
  func shortestDisjoint() -> [[CycleOfBindings.Step]] {
    var members: [Int: [Int]] = [:]
    for node in graph.nodes.indices {
      let part = parts.partOfNode[node]
      if parts.sizes[part] > 1 || hasSelfEdge[node] { members[part, default: []].append(node) }
    }
    return members.keys.sorted().flatMap { part in
      var network = BindingNetwork(of: members[part] ?? [], in: graph, parts: parts)
      return network.takeShortestCircles().map { network.steps(of: $0, in: graph) }
    }
  }
}

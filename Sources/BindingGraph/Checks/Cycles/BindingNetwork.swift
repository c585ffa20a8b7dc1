/// Bindings that all reach each other. Edges lead directly from binding to binding, skipping forms and collections.
///
/// Used only for faulty graphs, to find individual cycles.
struct BindingNetwork {
  /// A dependency on another binding, perhaps through a form or a collection. One edge represents all such
  /// requirements.
  struct Edge {
    let source: Int
    let target: Int
    /// The key as the source's parameter spells it.
    let requested: Key
    /// The dependency inside the component, if the source requests a handle whose component depends on the target.
    let need: LinkedGraph.OutwardEdge?
  }

  /// Positions in `BindingGraph.bindings`, in source order.
  private let bindings: [Int]
  private let edges: [Edge]
  private let edgesOfBinding: [[Int]]

  init(of nodes: [Int], in graph: LinkedGraph) {
    let bindingNodes = nodes.compactMap { node -> (node: Int, binding: Int)? in
      if case .binding(let binding) = graph.nodes[node].content { (node, binding) } else { nil }
    }
    let inOrder = graph.inSourceOrder(bindingNodes, by: \.binding)
    bindings = inOrder.map(\.binding)
    var edges: [Edge] = []
    var edgesOfBinding: [[Int]] = Array(repeating: [], count: bindings.count)
    let position = Dictionary(uniqueKeysWithValues: inOrder.enumerated().map { ($1.node, $0) })
    for (source, entry) in inOrder.enumerated() {
      let binding = graph.bindings[entry.binding]
      for (edge, requirement) in zip(graph.edges[graph.nodes[entry.node].edges], binding.requirements) {
        guard edge != LinkedGraph.unresolved else { continue }
        let requested = graph.requirements[requirement]
        for target in graph.bindingNodes(behind: edge, over: graph.forEachStrongEdge) {
          guard let target = position[target] else { continue }
          guard !edgesOfBinding[source].contains(where: { edges[$0].target == target }) else { continue }
          edgesOfBinding[source].append(edges.count)
          let need = graph.need(ofHandleBehind: edge, for: inOrder[target].node)
          edges.append(Edge(source: source, target: target, requested: requested, need: need))
        }
      }
    }
    self.edges = edges
    self.edgesOfBinding = edgesOfBinding
  }

  // MARK: Cycles

  /// Finds shortest cycles repeatedly, each without the edges of the previous ones, until none is left.
  ///
  /// - Complexity: O(bindings × edges) for each length of a cycle.
  /// - Returns: the edges of each cycle, starting at the first binding in source order.
  func shortestDisjointCycles() -> [[Int]] {
    var cycles: [[Int]] = []
    var candidates = CycleCandidates(edges: edges, bindingCount: bindings.count)
    // Setting edges aside makes no cycle shorter, so each length is handled once.
    while let length = shortestLength(among: candidates, above: cycles.last?.count ?? 0) {
      cycles += takeCycles(of: length, from: &candidates)
    }
    return cycles
  }

  /// Returns the length of the shortest cycle that is longer than `minimum`.
  private func shortestLength(among candidates: CycleCandidates, above minimum: Int) -> Int? {
    var candidates = candidates
    var best: Int?
    for first in bindings.indices where candidates.contains(first) {
      if let cycle = cycle(through: first, notLongerThan: best.map { $0 - 1 } ?? bindings.count, among: candidates) {
        if cycle.count == minimum + 1 { return cycle.count }
        best = cycle.count
      }
      // The shortest cycle through this binding is known; all others must close without it.
      candidates.remove(first)
    }
    return best
  }

  /// Takes all cycles of the shortest length, in source order of their first bindings, and sets their edges aside.
  private func takeCycles(of length: Int, from remaining: inout CycleCandidates) -> [[Int]] {
    var cycles: [[Int]] = []
    var candidates = remaining
    for first in bindings.indices {
      while candidates.contains(first),
        let cycle = cycle(through: first, notLongerThan: length, among: candidates)
      {
        cycles.append(cycle)
        for edge in cycle {
          candidates.setAside(edge)
          remaining.setAside(edge)
        }
      }
      candidates.remove(first)
    }
    return cycles
  }

  /// Returns the shortest path from `first` back to itself, found breadth-first.
  private func cycle(through first: Int, notLongerThan limit: Int, among candidates: CycleCandidates) -> [Int]? {
    var cameBy: [Int: Int] = [:]
    var level = [first]
    var depth = 0
    while !level.isEmpty, depth < limit {
      depth += 1
      var next: [Int] = []
      for binding in level {
        for edge in edgesOfBinding[binding] where !candidates.isSetAside(edge) {
          let target = edges[edge].target
          if target == first { return way(to: binding, from: first, by: cameBy) + [edge] }
          guard depth < limit, cameBy[target] == nil, candidates.contains(target) else { continue }
          cameBy[target] = edge
          next.append(target)
        }
      }
      level = next
    }
    return nil
  }

  private func way(to binding: Int, from first: Int, by cameBy: [Int: Int]) -> [Int] {
    var way: [Int] = []
    var binding = binding
    while binding != first, let edge = cameBy[binding] {
      way.append(edge)
      binding = edges[edge].source
    }
    return way.reversed()
  }

  // MARK: Steps

  func fact(of cycle: [Int], in graph: LinkedGraph, advisor: any TypeAdvisor) -> DependencyCycleFact {
    let cycle = cycle.map { edge in
      let edge = edges[edge]
      return CycleOpenings.Edge(
        source: bindings[edge.source], target: bindings[edge.target], requested: edge.requested, need: edge.need)
    }
    return CycleOpenings(of: cycle, in: graph, advisor: advisor).fact
  }
}

extension LinkedGraph {
  /// Returns the outward dependency that requires a binding to exist before a handle; `nil` if the request is not for a
  /// handle, or the binding is that of the handle itself.
  /// - Parameter node: the requested node.
  fileprivate func need(ofHandleBehind node: Int, for bindingNode: Int) -> OutwardEdge? {
    guard !handles.isEmpty else { return nil }
    var handle: Int? = node
    while let form = handle, !handles.contains(form) {
      guard case .form(_, let inner) = nodes[form].content else { return nil }
      handle = inner
    }
    return handle.flatMap { handle in
      needs(ofHandle: handle).first {
        bindingNodes(behind: $0.target) { forEachEdge(of: $0, rootsOfFactories: [:], $1) }.contains(bindingNode)
      }
    }
  }
}

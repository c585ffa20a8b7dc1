/// A strongly connected part of a graph, reduced to bindings: forms and collections are drawn into the edges.
///
/// Exists on faulty graphs only, where circles are counted one by one.
struct BindingNetwork {
  /// A binding needs another one, perhaps through a form or a collection. One edge stands for all such requirements.
  struct Edge {
    let source: Int
    let target: Int
    /// The key as the source's parameter spells it.
    let requested: TypeReference
    var isSetAside = false
  }

  /// Positions in `BindingGraph.bindings`, in source order.
  private let bindings: [Int]
  private var edges: [Edge] = []
  private var edgesOfBinding: [[Int]]

  init(of nodes: [Int], in graph: LinkedGraph) {
    let bindingNodes = nodes.compactMap { node -> (node: Int, binding: Int)? in
      if case .binding(let binding) = graph.nodes[node].content { (node, binding) } else { nil }
    }
    let inOrder = bindingNodes.sorted { left, right in
      Self.sortKey(left.binding, in: graph.graph) < Self.sortKey(right.binding, in: graph.graph)
    }
    bindings = inOrder.map(\.binding)
    edgesOfBinding = Array(repeating: [], count: bindings.count)
    let position = Dictionary(uniqueKeysWithValues: inOrder.enumerated().map { ($1.node, $0) })
    for (source, entry) in inOrder.enumerated() {
      let binding = graph.graph.bindings[entry.binding]
      for (edge, requirement) in zip(graph.edges[graph.nodes[entry.node].edges], binding.requirements) {
        guard edge != LinkedGraph.unresolved else { continue }
        let key = graph.unwrappingProviders(graph.graph.requirements[requirement])
        let requested = graph.graph.keys[key.index]
        for target in Self.bindingsReached(from: edge, in: graph) {
          guard let target = position[target] else { continue }
          guard !edgesOfBinding[source].contains(where: { edges[$0].target == target }) else { continue }
          edgesOfBinding[source].append(edges.count)
          edges.append(Edge(source: source, target: target, requested: requested))
        }
      }
    }
  }

  private static func sortKey(_ binding: Int, in graph: BindingGraph) -> (String, Int, String, Int) {
    let location = graph.bindings[binding].location
    let name = graph.keys[graph.bindings[binding].key.index].name
    return (location?.file ?? "", location?.line ?? 0, name, binding)
  }

  /// The bindings behind a node: itself, what a form stands for, or all elements of a collection.
  private static func bindingsReached(from node: Int, in graph: LinkedGraph) -> [Int] {
    var found: [Int] = []
    var open = [node]
    while let next = open.popLast() {
      if case .binding = graph.nodes[next].content {
        found.append(next)
      } else {
        graph.forEachStrongEdge(of: next) { open.append($0) }
      }
    }
    return found.reversed()
  }

  // MARK: Circles

  /// Takes out shortest circles, one after another, until none is left.
  /// - Returns: for each circle its edges, beginning at the first binding in source order.
  mutating func takeShortestCircles() -> [[Int]] {
    var circles: [[Int]] = []
    while let circle = shortestCircle(atLeast: circles.last?.count ?? 1) {
      for edge in circle { edges[edge].isSetAside = true }
      circles.append(circle)
    }
    return circles
  }

  /// The shortest circle that is left; of several the one that begins first in source order.
  /// - Parameter minimum: a length that no circle falls short of. Setting edges aside makes no circle shorter.
  private func shortestCircle(atLeast minimum: Int) -> [Int]? {
    var candidates = CircleCandidates(edges: edges, bindingCount: bindings.count)
    var best: [Int]?
    for first in bindings.indices where candidates.contains(first) {
      let limit = best.map { $0.count - 1 } ?? bindings.count
      if let circle = circle(through: first, notLongerThan: limit, among: candidates) {
        if circle.count == minimum { return circle }
        best = circle
      }
      // The shortest circle through this binding is known; all others must close without it.
      candidates.remove(first)
    }
    return best
  }

  /// The shortest way from `first` back to itself, found breadth-first.
  private func circle(through first: Int, notLongerThan limit: Int, among candidates: CircleCandidates) -> [Int]? {
    var cameBy: [Int: Int] = [:]
    var level = [first]
    var depth = 0
    while !level.isEmpty, depth < limit {
      depth += 1
      var next: [Int] = []
      for binding in level {
        for edge in edgesOfBinding[binding] where !edges[edge].isSetAside {
          let target = edges[edge].target
          if target == first { return way(to: binding, from: first, by: cameBy) + [edge] }
          guard cameBy[target] == nil, candidates.contains(target) else { continue }
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

  func steps(of circle: [Int], in graph: LinkedGraph, advisor: any TypeAdvisor) -> [CycleOfBindings.Step] {
    circle.map { edge in
      let edge = edges[edge]
      let source = graph.graph.bindings[bindings[edge.source]]
      let target = graph.graph.bindings[bindings[edge.target]]
      return CycleOfBindings.Step(
        requirer: graph.graph.keys[source.key.index], requested: edge.requested,
        target: graph.graph.keys[target.key.index], location: source.location,
        openings: Self.openings(from: source, to: target, in: graph.graph, advisor: advisor))
    }
  }

  private static func openings(
    from source: Binding, to target: Binding, in graph: BindingGraph, advisor: any TypeAdvisor
  ) -> CycleOfBindings.Step.Opening {
    var openings: CycleOfBindings.Step.Opening = []
    guard target.contribution == nil else { return openings }
    let shape = advisor.shape(of: graph.keys[target.key.index])
    if target.isShared || target.isRoot, shape == .object { openings.insert(.weakProvider) }
    let makesNewValues = source.kind == .factory && source.contribution == nil && !source.isShared && !source.isRoot
    if makesNewValues, shape == .object || shape == .value || shape == .existential {
      openings.insert(.assistedFactory)
    }
    return openings
  }
}

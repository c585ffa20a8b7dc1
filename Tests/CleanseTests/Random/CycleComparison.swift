import Cleanse

/// Compares the reported cycles with the steps of the reference.
struct CycleComparison {
  private let cycles: NaiveCycles
  /// Whether a part is installed twice, so that one line may belong to different steps.
  private let isAmbiguous: Bool

  init(_ graph: NaiveGraph) {
    cycles = NaiveCycles(graph)
    isAmbiguous = Set(graph.places.map(\.position)).count < graph.places.count
  }

  func problems(with reported: [DependencyCycle]) -> [String] {
    let found = reported.map(edges).sorted { $0.count < $1.count }
    return reported.flatMap(untrueSteps) + selection(of: found)
  }

  private func edges(of cycle: DependencyCycle) -> [NaiveCycles.Edge] {
    let lines = cycle.requirementStack.map { $0.sourceLocation?.line ?? -1 }
    return lines.indices.map { NaiveCycles.Edge(from: lines[$0], to: lines[($0 + 1) % lines.count]) }
  }

  private func untrueSteps(of cycle: DependencyCycle) -> [String] {
    let edges = edges(of: cycle)
    var problems: [String] = []
    if Set(edges.map(\.from)).count < edges.count { problems.append("a cycle meets a binding twice: \(edges)") }
    if edges.first?.from != edges.map(\.from).min() { problems.append("a cycle does not begin first: \(edges)") }
    for (edge, step) in zip(edges, cycle.requirementStack) {
      guard let spellings = cycles.edges[edge] else {
        problems.append("\(edge.from) does not need \(edge.to)")
        continue
      }
      if !spellings.contains(ObjectIdentifier(step.requestedType)) {
        problems.append("\(edge.from) does not ask \(edge.to) for \(step.requestedType)")
      }
    }
    return problems
  }

  /// Removes the cycles from the steps, shortest first.
  private func selection(of found: [[NaiveCycles.Edge]]) -> [String] {
    var problems: [String] = []
    var left = Set(cycles.edges.keys)
    for cycle in found {
      if !isAmbiguous {
        if !left.isSuperset(of: cycle) { problems.append("two cycles share a step: \(cycle)") }
        let shortest = NaiveCycles.shortestLength(left)
        if shortest != cycle.count { problems.append("not the shortest (\(shortest ?? 0)) that was left: \(cycle)") }
      }
      left.subtract(cycle)
    }
    if !NaiveCycles.isAcyclic(left) { problems.append("a cycle was not reported among \(left)") }
    return problems
  }
}

/// The edges between bindings: dependencies, and from a component's factory to its root.
package struct BindingAdjacency: Sendable {
  /// The targets of each binding, in the order of its parameters, each once.
  package let targets: [[Int]]
  /// The sources of each binding, in their order.
  package let sources: [[Int]]

  /// - Parameter counts: whether a dependency is an edge; without it, those of all forms are.
  /// - Complexity: O(bindings + requirements), and the contributions of a collection for each dependency on it.
  package init(of graph: LinkedGraph, where counts: (LinkedGraph.Service) -> Bool = { _ in true }) {
    let rootsOfFactories = graph.rootsOfFactories
    var targets: [[Int]] = []
    var sources: [[Int]] = Array(repeating: [], count: graph.bindings.count)
    for binding in graph.bindings.indices {
      let services = graph.services(ofBinding: binding).map(\.service).filter(counts)
      let root = rootsOfFactories[graph.node(ofBinding: binding)].map { graph.bindings(servedAt: $0) } ?? []
      let found = (services.flatMap { graph.bindings(servedBy: $0) } + root).uniqued()
      targets.append(found)
      for target in found { sources[target].append(binding) }
    }
    self.targets = targets
    self.sources = sources
  }

  /// The bindings reachable from some others, nearest first, without these.
  package func reachable(from starts: [Int], over edges: KeyPath<BindingAdjacency, [[Int]]>) -> [Int] {
    let edges = self[keyPath: edges]
    var found = starts
    var known = Set(starts)
    var position = 0
    while position < found.count {
      for next in edges[found[position]] where known.insert(next).inserted { found.append(next) }
      position += 1
    }
    return Array(found.dropFirst(starts.count))
  }

  // MARK: Paths

  /// The maximum number of steps of a search for paths. In a graph with cycles, most steps can be dead ends.
  private static let maximumSteps = 100_000

  /// The paths between two bindings, a shortest one first.
  ///
  /// Depth first, nearest to the end first, and only through bindings that can reach the end: without cycles, every
  /// step is part of a path.
  package func paths(from start: Int, to end: Int, atMost limit: Int) -> [[Int]] {
    let distances = self.distances(to: end)
    guard distances[start] != nil, limit > 0 else { return [] }
    var paths: [[Int]] = []
    var path = [start]
    var onPath: Set<Int> = [start]
    var remaining = [nextSteps(from: start, distances)]
    var steps = 0
    while !remaining.isEmpty, steps < Self.maximumSteps {
      steps += 1
      if path.last == end, path.count > 1 || start == end {
        paths.append(path)
        if paths.count == limit { break }
        remaining[remaining.count - 1] = []
      }
      guard let next = remaining[remaining.count - 1].popLast() else {
        remaining.removeLast()
        onPath.remove(path.removeLast())
        continue
      }
      guard onPath.insert(next).inserted else { continue }
      path.append(next)
      remaining.append(nextSteps(from: next, distances))
    }
    return paths
  }

  /// The targets of a binding from which the end can be reached; the nearest to the end comes last.
  private func nextSteps(from binding: Int, _ distances: [Int: Int]) -> [Int] {
    targets[binding].compactMap { target in distances[target].map { (distance: $0, target: target) } }
      .inOrder { $0.distance > $1.distance }.map(\.target)
  }

  /// The distance to the end of each binding from which it can be reached.
  private func distances(to end: Int) -> [Int: Int] {
    var distances = [end: 0]
    for binding in reachable(from: [end], over: \.sources) {
      distances[binding] = (targets[binding].compactMap { distances[$0] }.min() ?? 0) + 1
    }
    return distances
  }
}

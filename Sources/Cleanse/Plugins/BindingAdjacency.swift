import BindingGraph

/// Which bindings lead to which: over requirements of all forms, and from a component's factory to its root.
struct BindingAdjacency: Sendable {
  /// For each binding those that it leads to, in the order of its parameters, each once.
  let targets: [[Int]]
  /// For each binding those that lead to it, in their order.
  let sources: [[Int]]

  /// - Complexity: O(bindings + requirements), and the contributions of collections for each that asks for them.
  init(of graph: LinkedGraph) {
    let rootsOfFactories = graph.rootsOfFactories
    var targets: [[Int]] = Array(repeating: [], count: graph.bindings.count)
    var sources: [[Int]] = Array(repeating: [], count: graph.bindings.count)
    for node in graph.nodes {
      guard case .binding(let binding) = node.content else { continue }
      var known: Set<Int> = []
      var found = graph.edges[node.edges].filter { $0 != LinkedGraph.unresolved }.flatMap {
        graph.bindings(servedAt: $0)
      }.filter { known.insert($0).inserted }
      if graph.bindings[binding].kind == .componentFactory {
        let factory = graph.node(ofBinding: binding, in: node.component)
        found += rootsOfFactories[factory].map { graph.bindings(servedAt: $0) } ?? []
      }
      targets[binding] = found
      for target in found { sources[target].append(binding) }
    }
    self.targets = targets
    self.sources = sources
  }

  /// What some bindings lead to, nearest first, without themselves.
  func reachable(from starts: [Int], over edges: KeyPath<BindingAdjacency, [[Int]]>) -> [Int] {
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

  // MARK: Ways

  /// How many bindings a search for ways may look at: in a graph with cycles most of them can be dead ends.
  private static let maximumSteps = 100_000

  /// The ways between two bindings, a shortest one first.
  ///
  /// Depth first, towards what is nearest to the end, and never where no way leads on: without cycles each step is part of
  /// a way.
  func paths(from start: Int, to end: Int, atMost limit: Int) -> [[Int]] {
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

  /// What a binding leads to and the end can be reached from; the nearest to the end comes last.
  private func nextSteps(from binding: Int, _ distances: [Int: Int]) -> [Int] {
    targets[binding].compactMap { target in distances[target].map { (distance: $0, target: target) } }
      .inOrder { $0.distance > $1.distance }.map(\.target)
  }

  /// How far the end is from each binding that it can be reached from.
  private func distances(to end: Int) -> [Int: Int] {
    var distances = [end: 0]
    var open = [end]
    var position = 0
    while position < open.count {
      let binding = open[position]
      position += 1
      for source in sources[binding] where distances[source] == nil {
        distances[source] = (distances[binding] ?? 0) + 1
        open.append(source)
      }
    }
    return distances
  }
}

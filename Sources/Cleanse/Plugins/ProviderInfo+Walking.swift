// Walks follow dependencies of all forms, weak and deferred ones included, and lead from a component's factory to its
// root. They omit the bindings that a look-up by class could find.
extension ProviderInfo {
  /// The bindings that directly depend on this one, in the order of components and declarations; for the root of a
  /// subcomponent, that component's factory too.
  public var dependents: [ProviderInfo] {
    position.map { graph.adjacency.sources[$0].map(graph.info) } ?? []
  }

  /// The direct and indirect dependencies of the binding, nearest first.
  /// - Complexity: O(bindings + dependencies) of the graph.
  public var allDependencies: [ProviderInfo] {
    let starts = start
    let reached = graph.adjacency.reachable(from: starts, over: \.targets)
    return ((position == nil ? starts : []) + reached).map(graph.info)
  }

  /// The direct and indirect dependents of the binding, nearest first.
  /// - Complexity: O(bindings + dependencies) of the graph.
  public var allDependents: [ProviderInfo] {
    position.map { graph.adjacency.reachable(from: [$0], over: \.sources).map(graph.info) } ?? []
  }

  /// The dependency paths from this binding to another one, a shortest one first. No path visits a binding twice.
  ///
  ///     for path in page.paths(to: storage) { print(path.map(\.key)) }
  ///
  /// Experimental: may change in a minor version; see `Documentation/Stability.md`.
  ///
  /// - Parameters:
  ///   - other: the end of the paths.
  ///   - limit: the maximum number of paths.
  /// - Returns: each path with both ends; empty if there is none.
  public func paths(to other: ProviderInfo, atMost limit: Int = 10) -> [[ProviderInfo]] {
    guard let position, let target = other.position, graph.linked.bindings.indices.contains(target) else { return [] }
    return graph.adjacency.paths(from: position, to: target, atMost: limit).map { $0.map(graph.info) }
  }

  /// Visits the direct and indirect dependencies of the binding, depth first, each binding once.
  ///
  /// Experimental: may change in a minor version; see `Documentation/Stability.md`.
  ///
  /// - Parameter visit: takes a binding, and the path that led to it, from this binding to that one. Returns whether to
  ///   continue with the dependencies of that binding.
  public func visitDependencies(_ visit: (_ binding: ProviderInfo, _ path: [ProviderInfo]) -> Bool) {
    var known: Set<Int> = Set(position.map { [$0] } ?? [])
    // The unvisited targets of each binding on the path.
    var path = [self]
    var remaining = [position.map { graph.adjacency.targets[$0] } ?? start]
    while !remaining.isEmpty {
      guard !remaining[remaining.count - 1].isEmpty else {
        remaining.removeLast()
        path.removeLast()
        continue
      }
      let next = remaining[remaining.count - 1].removeFirst()
      guard known.insert(next).inserted else { continue }
      let info = graph.info(of: next)
      guard visit(info, path + [info]) else { continue }
      path.append(info)
      remaining.append(graph.adjacency.targets[next])
    }
  }

  /// The binding itself; for the root component's factory, which is not a binding of the graph, that component's root.
  private var start: [Int] {
    if let position { return [position] }
    guard !graph.linked.components.isEmpty else { return [] }
    return graph.linked[rootOf: 0].map { graph.linked.bindings(servedAt: $0) } ?? []
  }
}

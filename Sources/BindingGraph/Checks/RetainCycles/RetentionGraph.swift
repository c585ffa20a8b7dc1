/// The paths by which values can retain each other: strong edges, the dependencies of factories' components, and the
/// targets of object graphs.
package struct RetentionGraph {
  private let graph: LinkedGraph
  private let needs: FactoryNeeds
  /// The parts whose nodes can all retain each other.
  let parts: ConnectedParts

  package init(in graph: LinkedGraph) {
    self.init(in: graph, needs: FactoryNeeds(in: graph))
  }

  init(in graph: LinkedGraph, needs: FactoryNeeds) {
    self.graph = graph
    self.needs = needs
    var starts: ContiguousArray<Int32> = [0]
    var targets: ContiguousArray<Int32> = []
    for node in graph.nodes.indices {
      Self.forEachKept(by: node, in: graph, needs) { targets.append(Int32($0)) }
      starts.append(Int32(targets.count))
    }
    parts = ConnectedParts(starts: starts, targets: targets)
  }

  /// Calls `body` for each node that `node` can retain.
  package func forEachKept(by node: Int, _ body: (Int) -> Void) {
    Self.forEachKept(by: node, in: graph, needs, body)
  }

  private static func forEachKept(by node: Int, in graph: LinkedGraph, _ needs: FactoryNeeds, _ body: (Int) -> Void) {
    graph.forEachKeptNode(of: node, body)
    for need in needs.needsOfFactory[node] ?? [] { body(need.target) }
  }

  /// Returns the shortest path from a node back to itself, with the node at both ends; `nil` if there is none.
  /// - Complexity: O(nodes + edges) of the part that the node is in.
  package func shortestCycle(through node: Int) -> [Int]? {
    let part = parts.partOfNode[node]
    return shortestPath(from: node, to: node) { parts.partOfNode[$0] == part }
  }

  /// Returns the shortest path from a node to another one, or back to itself, including both ends; `nil` if there is
  /// none.
  /// - Parameter isPassable: whether the path may lead over a node.
  /// - Complexity: O(nodes + edges).
  package func shortestPath(
    from start: Int, to end: Int, over isPassable: (Int) -> Bool = { _ in true }
  ) -> [Int]? {
    var cameFrom: [Int: Int] = [:]
    var open = [start]
    var position = 0
    while position < open.count {
      let node = open[position]
      position += 1
      var isThere = false
      forEachKept(by: node) { target in
        if target == end { isThere = true }
        guard isPassable(target), cameFrom[target] == nil, target != start else { return }
        cameFrom[target] = node
        open.append(target)
      }
      if isThere { return Self.way(to: node, from: start, cameFrom: cameFrom) + [end] }
    }
    return nil
  }

  private static func way(to last: Int, from start: Int, cameFrom: [Int: Int]) -> [Int] {
    var way = [last]
    while let node = way.last, node != start, let previous = cameFrom[node] { way.append(previous) }
    return way.reversed()
  }

  // MARK: Steps

  /// Returns the steps of a path from binding to binding; forms and collections are merged into them.
  package func edges(along way: [Int]) -> [RetainCycleFact.Edge] {
    let bindings = way.indices.filter { graph.bindingIndex(at: way[$0]) != nil }
    return zip(bindings, bindings.dropFirst()).compactMap { position, next in
      // On a path, a component factory is followed by the node that its component needs.
      edge(
        from: way[position], over: way[position + 1], to: way[next],
        lookedUpIn: way[position..<next].lazy.compactMap(graph.objectGraphKey).first)
    }
  }

  private func edge(
    from node: Int, over first: Int, to target: Int, lookedUpIn objectGraph: Key?
  ) -> RetainCycleFact.Edge? {
    guard let source = graph.binding(at: node), let destination = graph.binding(at: target) else { return nil }
    let need = needs.needsOfFactory[node]?.first { $0.target == first }
    let asker = need.map { graph.bindings[$0.asker] }
    return RetainCycleFact.Edge(
      holder: graph.type(of: source.key),
      target: graph.type(of: destination.key),
      building: asker.map {
        RetainCycleFact.Edge.Building(component: component(builtBy: node), asker: graph.type(of: $0.key))
      },
      objectGraph: objectGraph.map { graph.type(of: $0) },
      location: asker?.location ?? source.location)
  }

  private func component(builtBy factory: Int) -> TypeReference {
    graph.components[needs.componentOfFactory[factory] ?? 0].type
  }
}

extension LinkedGraph {
  /// Returns the key of a node's object graph; `nil` for other nodes.
  fileprivate func objectGraphKey(at node: Int) -> Key? {
    if case .objectGraph(let key) = nodes[node].content { key } else { nil }
  }
}

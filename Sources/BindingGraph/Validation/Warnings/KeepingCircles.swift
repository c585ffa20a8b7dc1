/// The circles in which shared objects can keep themselves: strong edges, what factories keep for their components, and
/// what object graphs lead to.
struct KeepingCircles {
  private let graph: LinkedGraph
  private let needs: FactoryNeeds
  private let advisor: any TypeAdvisor
  private let parts: ConnectedParts

  init(in graph: LinkedGraph, needs: FactoryNeeds, advisor: any TypeAdvisor) {
    self.graph = graph
    self.needs = needs
    self.advisor = advisor
    var starts: ContiguousArray<Int32> = [0]
    var targets: ContiguousArray<Int32> = []
    for node in graph.nodes.indices {
      Self.forEachKept(by: node, in: graph, needs: needs) { targets.append(Int32($0)) }
      starts.append(Int32(targets.count))
    }
    parts = ConnectedParts(starts: starts, targets: targets)
  }

  // MARK: Search

  /// For each shared object that can keep itself a shortest circle of nodes, beginning with the object. An object on
  /// the circle of another one is found with it.
  func find() -> [[Int]] {
    var covered: Set<Int> = []
    return sharedObjects().compactMap { object in
      guard !covered.contains(object), let circle = shortestCircle(through: object) else { return nil }
      covered.formUnion(circle)
      return circle.contains(where: isAccepted) ? nil : circle
    }
  }

  /// The shared bindings within circles whose values are kept by their slots, in order of location.
  private func sharedObjects() -> [Int] {
    let objects = graph.nodes.indices.compactMap { node -> (node: Int, binding: Int)? in
      guard let index = graph.bindingIndex(at: node), graph.bindings[index].isShared,
        parts.sizes[Int(parts.partOfNode[node])] > 1, !isRoot(node) || isKeptRoot(node)
      else { return nil }
      return (node, index)
    }
    return graph.inSourceOrder(objects, by: \.binding).map(\.node)
  }

  private func isRoot(_ node: Int) -> Bool {
    graph.binding(at: node)?.isRoot == true
  }

  /// Whether a slot within a circle keeps the root at a node: one that cannot be made again when it is asked for, and one
  /// that is no object.
  private func isKeptRoot(_ node: Int) -> Bool {
    graph.binding(at: node)?.kind == .asynchronousFactory || isRootOfValueType(node)
  }

  /// Whether a node is that of a root which is certainly no object. A slot within a circle does not keep a root that is
  /// one; other values it can only keep.
  func isRootOfValueType(_ node: Int) -> Bool {
    guard isRoot(node) else { return false }
    let type = graph.components[graph.nodes[node].component].root
    if case .optional(let wrapped) = advisor.shape(of: type) { return !advisor.shape(of: wrapped).mayBeObject }
    return !advisor.shape(of: type).mayBeObject
  }

  private func isAccepted(_ node: Int) -> Bool {
    graph.bindingIndex(at: node).map { graph.accepts(.retainCycle, for: $0) } ?? false
  }

  private func shortestCircle(through object: Int) -> [Int]? {
    let part = parts.partOfNode[object]
    var cameFrom: [Int: Int] = [:]
    var open = [object]
    var position = 0
    while position < open.count {
      let node = open[position]
      position += 1
      var closes = false
      Self.forEachKept(by: node, in: graph, needs: needs) { target in
        if target == object { closes = true }
        guard parts.partOfNode[target] == part, cameFrom[target] == nil, target != object else { return }
        cameFrom[target] = node
        open.append(target)
      }
      if closes { return way(to: node, from: object, cameFrom: cameFrom) }
    }
    return nil
  }

  private static func forEachKept(
    by node: Int, in graph: LinkedGraph, needs: FactoryNeeds, _ body: (Int) -> Void
  ) {
    graph.forEachKeptNode(of: node, body)
    for need in needs.needsOfFactory[node] ?? [] { body(need.target) }
  }

  private func way(to last: Int, from object: Int, cameFrom: [Int: Int]) -> [Int] {
    var way = [last]
    while let node = way.last, node != object, let previous = cameFrom[node] { way.append(previous) }
    return way.reversed()
  }

  // MARK: Result

  /// The steps of a circle from binding to binding; forms and collections are drawn into them.
  func edges(of circle: [Int]) -> [RetainCycle.Edge] {
    let bindings = circle.indices.filter { graph.bindingIndex(at: circle[$0]) != nil }
    return bindings.enumerated().compactMap { index, position in
      let next = index + 1 < bindings.count ? bindings[index + 1] : circle.count
      // The node after this one in the circle, which a factory's need leads to.
      let first = circle[(position + 1) % circle.count]
      let objectGraph = circle[position..<next].lazy.compactMap(graph.objectGraphKey).first
      return edge(
        from: circle[position], over: first, to: circle[next % circle.count], lookedUpIn: objectGraph)
    }
  }

  private func edge(
    from node: Int, over first: Int, to target: Int, lookedUpIn objectGraph: Key?
  ) -> RetainCycle.Edge? {
    guard let source = graph.binding(at: node), let destination = graph.binding(at: target) else { return nil }
    let need = needs.needsOfFactory[node]?.first { $0.target == first }
    let asker = need.map { graph.bindings[$0.asker] }
    return RetainCycle.Edge(
      holder: graph.type(of: source.key),
      target: graph.type(of: destination.key),
      building: asker.map {
        RetainCycle.Edge.Building(component: component(builtBy: node), asker: graph.type(of: $0.key))
      },
      objectGraph: objectGraph.map { graph.type(of: $0) },
      location: asker?.location ?? source.location)
  }

  private func component(builtBy factory: Int) -> TypeReference {
    graph.components[needs.componentOfFactory[factory] ?? 0].type
  }
}

extension LinkedGraph {
  /// The key of the object graph that a node stands for, where it stands for one.
  fileprivate func objectGraphKey(at node: Int) -> Key? {
    if case .objectGraph(let key) = nodes[node].content { key } else { nil }
  }
}

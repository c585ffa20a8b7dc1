import BindingGraph

/// The path on which the creation of a value requests the value again: through weak providers, or by building a
/// subcomponent.
struct ReentrancyPath {
  private let plan: ComponentPlan
  private let start: Int

  init(to node: Int, in plan: ComponentPlan) {
    self.plan = plan
    start = node
  }

  /// The shortest such path; without steps if the graph has none.
  var fact: ReentrantCreationFact {
    let bindings = shortest
    let steps = zip(bindings, bindings.dropFirst()).map { from, to in
      let (requirer, location) = plan.binding(of: from)
      return DependencyCycleFact.Step(requirer: requirer, requested: plan.binding(of: to).type, location: location)
    }
    let (subject, location) = plan.binding(of: start)
    return ReentrantCreationFact(subject: subject, steps: steps, location: location)
  }

  private func isBinding(_ node: Int) -> Bool {
    plan.configuration.details.indices.contains(node)
  }

  // MARK: Search

  /// The bindings on the path, from the value back to itself.
  private var shortest: [Int] {
    var cameFrom: [Int: Int] = [:]
    var open = [start]
    var position = 0
    while position < open.count {
      let node = open[position]
      position += 1
      for target in targets(of: node) {
        if target == start { return bindings(over: node, cameFrom: cameFrom) }
        if cameFrom[target] == nil {
          cameFrom[target] = node
          open.append(target)
        }
      }
    }
    return []
  }

  private func bindings(over last: Int, cameFrom: [Int: Int]) -> [Int] {
    var bindings = [start]
    var node = last
    while node != start, let previous = cameFrom[node] {
      if isBinding(node) { bindings.append(node) }
      node = previous
    }
    bindings.append(start)
    return bindings.reversed()
  }

  /// The nodes of this component that a node leads to, weakly or strongly.
  private func targets(of node: Int) -> [Int] {
    var targets = plan.dependencies(of: node).filter { $0.imported == nil }.map(\.own)
    if let side = plan.ownership[node]?.weakSide, plan.weakTargets[side].node != node {
      targets.append(plan.weakTargets[side].node)
    }
    if let objectGraph = plan.objectGraph, objectGraph.node == node {
      for case .own(let target) in objectGraph.bindings.map(\.slot) { targets.append(target) }
    }
    for factory in plan.factories where factory.node == node {
      for needed in factory.imports {
        switch needed {
        case .own(let target): targets.append(target)
        case .ownWeak(let side): targets.append(plan.weakTargets[side].node)
        case .imported: break
        }
      }
    }
    return targets
  }
}

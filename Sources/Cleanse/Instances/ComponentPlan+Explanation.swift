import BindingGraph

extension ComponentPlan {
  /// Stops the program because a value was asked for while it was being created.
  func stopForReentrantCreation(of node: Int) -> Never {
    let subject = TypeReference(boundType(of: node))
    let steps = shortestWayBack(to: node).map { step in
      CycleOfBindings.Step(
        requirer: TypeReference(boundType(of: step.from)), requested: TypeReference(boundType(of: step.to)),
        location: location(of: step.from))
    }
    fatalError(Diagnostic(ReentrantCreation(subject: subject, steps: steps)).description)
  }

  private func boundType(of node: Int) -> Any.Type {
    isBinding(node) ? run.details[node].boundType : nodes[node].elementType
  }

  private func location(of node: Int) -> SourceLocation? {
    isBinding(node) ? run.details[node].location : nil
  }

  private func isBinding(_ node: Int) -> Bool {
    run.details.indices.contains(node)
  }

  /// The way by which a value can ask for itself: through weak providers, or by building an installed component.
  private func shortestWayBack(to start: Int) -> [(from: Int, to: Int)] {
    var cameFrom: [Int: Int] = [:]
    var open = [start]
    var position = 0
    while position < open.count {
      let node = open[position]
      position += 1
      for target in targets(of: node) {
        if target == start { return way(from: start, over: node, cameFrom: cameFrom) }
        if cameFrom[target] == nil {
          cameFrom[target] = node
          open.append(target)
        }
      }
    }
    return []
  }

  private func way(from start: Int, over last: Int, cameFrom: [Int: Int]) -> [(from: Int, to: Int)] {
    var bindings = [start]
    var node = last
    while node != start, let previous = cameFrom[node] {
      if isBinding(node) { bindings.append(node) }
      node = previous
    }
    bindings.append(start)
    bindings.reverse()
    return zip(bindings, bindings.dropFirst()).map { (from: $0, to: $1) }
  }

  /// The nodes of this component that a node leads to, weakly or strongly.
  private func targets(of node: Int) -> [Int] {
    var targets = dependencies(of: node).filter { $0.imported == nil }.map(\.own)
    if let side = specialities[node]?.weakSide, weakTargets[side] != node { targets.append(weakTargets[side]) }
    for factory in factories where factory.node == node {
      for needed in factory.imports ?? [] {
        switch needed {
        case .own(let target): targets.append(target)
        case .ownWeak(let side): targets.append(weakTargets[side])
        case .imported: break
        }
      }
      // Linked since this plan was made, in a graph that was not validated.
      guard factory.imports == nil, let plan = factory.blueprint.plan else { continue }
      targets += plan.imports.filter { $0.distance == 1 }.map(\.node)
    }
    return targets
  }
}

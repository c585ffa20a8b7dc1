import BindingGraph

extension PlanDraft {
  /// Finds the nodes that are kept alive together: those that reach each other, where a component factory also leads to
  /// the dependencies of its component, and an object graph to all visible bindings.
  mutating func findClusters() {
    let leadsBack = factories.contains { factory in
      factory.imports.contains { if case .own = $0 { true } else { false } }
    }
    guard leadsBack || objectGraph != nil else { return }
    var starts: ContiguousArray<Int32> = [0]
    var targets: ContiguousArray<Int32> = []
    for node in 0..<nodeRange.count {
      targets += ownTargets(of: node).map { Int32($0) }
      starts.append(Int32(targets.count))
    }
    let parts = ConnectedParts(starts: starts, targets: targets)
    var clusterOfPart: [Int32: Int] = [:]
    for node in 0..<nodeRange.count {
      let part = parts.partOfNode[node]
      // A component may depend on its own factory.
      let leadsToItself = targets[Int(starts[node])..<Int(starts[node + 1])].contains(Int32(node))
      guard parts.sizes[Int(part)] > 1 || leadsToItself else { continue }
      if clusterOfPart[part] == nil {
        clusterOfPart[part] = clusterCount
        clusterCount += 1
      }
      ownership[node, default: .init()].cluster = clusterOfPart[part]
    }
  }

  /// The nodes for the plan of lifecycles; `nil` if no binding has one.
  ///
  /// A value follows its dependencies, and the dependencies of the components whose factories it receives. If a factory
  /// leads back to the value, only the dependencies that must exist before count. So the order has no cycles: all nodes
  /// of a cycle form one cluster. Within it only direct dependencies count, which have no cycles.
  var lifecycleNodes: LifecycleNodes? {
    let declarations = configuration.declarations
    guard declarations.contains(where: \.hasLifecycle) else { return nil }
    return LifecycleNodes(count: nodeRange.count) { node in
      declarations.indices.contains(node) ? (declarations[node].kind, declarations[node].attributes) : nil
    } targets: { node in
      guard let cluster = ownership[node]?.cluster else { return ownTargets(of: node) + handleNeeds(of: node) }
      return needs(of: node) + handleNeeds(of: node)
        + ownTargets(of: node).filter { ownership[$0]?.cluster != cluster }
    }
  }

  /// The nodes of this component that must exist before a node can be created.
  func needs(of node: Int) -> [Int] {
    dependencies[dependencyRange(of: node)].filter { $0.imported == nil }.map(\.own)
  }

  /// The nodes of this component that a `SendableComponentFactory` captures; empty for other nodes.
  func handleNeeds(of node: Int) -> [Int] {
    let handle = node + nodeRange.lowerBound
    guard linked.isHandle(handle) else { return [] }
    return linked.edges[linked.nodes[handle].edges].filter(nodeRange.contains).map { $0 - nodeRange.lowerBound }
  }

  /// The nodes of this component that a node leads to: its dependencies; for a component factory, those of its
  /// component; for an object graph, all visible bindings.
  func ownTargets(of node: Int) -> [Int] {
    var targets = needs(of: node)
    for factory in factories where factory.node == node {
      for case .own(let target) in factory.imports { targets.append(target) }
    }
    if let objectGraph, objectGraph.node == node {
      for case .own(let target) in objectGraph.bindings.map(\.slot) { targets.append(target) }
    }
    return targets
  }
}

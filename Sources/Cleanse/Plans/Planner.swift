import BindingGraph
internal import CleanseThreads

/// Creates the plans of all recorded components from their linked graph.
///
/// - Complexity: O(nodes + edges).
struct Planner {
  private let recorded: RecordedGraph
  private let creationMonitor: CreationMonitor
  /// The nodes of each component, each after its dependencies, relative to the component's first node. They have the
  /// same positions as the component's nodes.
  private let order: ContiguousArray<Int32>

  /// The plan of the root component, which leads to the plans of its subcomponents; `nil` if the root has an error.
  static func plan(_ recorded: RecordedGraph, creationMonitor: CreationMonitor) -> ComponentPlan? {
    let planner = Planner(
      recorded: recorded, creationMonitor: creationMonitor, order: order(in: recorded.linked))
    return planner.plan(of: 0)
  }

  private func plan(of component: ComponentNode.ID) -> ComponentPlan? {
    let linked = recorded.linked
    guard linked.canBuild(component), let root = linked[rootOf: component],
      let configuration = recorded.components[component].configuration
    else { return nil }
    var draft = PlanDraft(component: component, declaring: configuration, root: root, in: recorded)
    draft.addDependencies()
    for (child, installation) in zip(linked.components[component].children, configuration.installations) {
      draft.addFactory(node: installation.binding, component: recorded.components[child], plan: plan(of: child))
    }
    draft.findClusters()
    draft.rememberRootWeakly()
    let nodes = linked[nodesOf: component]
    return ComponentPlan(
      draft, order: nodes.count == order.count ? order : ContiguousArray(order[nodes]),
      creationMonitor: creationMonitor)
  }

  /// Splits the order of the whole graph, in which each node follows its dependencies, by component.
  private static func order(in linked: LinkedGraph) -> ContiguousArray<Int32> {
    guard linked.components.count > 1 else { return linked.connectedParts.order }
    var order = ContiguousArray<Int32>(repeating: 0, count: linked.nodes.count)
    var next = linked.components.indices.map { linked[nodesOf: $0].lowerBound }
    for node in linked.connectedParts.order {
      let component = linked.nodes[Int(node)].component
      order[next[component]] = node - Int32(linked[nodesOf: component].lowerBound)
      next[component] += 1
    }
    return order
  }
}

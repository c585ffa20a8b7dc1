import BindingGraph
internal import CleanseThreads

/// Makes the plans of all recorded components from their linked graph, the innermost first.
///
/// - Complexity: O(nodes + edges).
struct Planner {
  private let recorded: RecordedGraph
  private let creationMonitor: CreationMonitor
  private let table: PlanTable
  /// The nodes of each component, each after those that it depends on, counted from the component's first. They stand where
  /// the component's nodes do.
  private let order: ContiguousArray<Int32>

  /// - Parameter table: takes the plans.
  init(_ recorded: RecordedGraph, table: PlanTable, creationMonitor: CreationMonitor) {
    self.recorded = recorded
    self.table = table
    self.creationMonitor = creationMonitor
    order = Self.order(in: recorded.linked)
  }

  func makePlans() {
    for component in recorded.components.indices.reversed() {
      if let plan = makePlan(of: component) { table.take(plan, of: recorded.components[component]) }
    }
  }

  private func makePlan(of component: ComponentNode.ID) -> ComponentPlan? {
    let place = recorded.components[component]
    guard let configuration = place.configuration, let root = recorded.linked[rootOf: component] else { return nil }
    var draft = PlanDraft(component: component, declaring: configuration, in: recorded)
    draft.addDependencies()
    for (child, installation) in zip(place.children, configuration.installations) {
      draft.addFactory(node: installation.binding, component: child, plan: table[child])
    }
    draft.findClusters()
    let nodes = recorded.linked[nodesOf: component]
    return draft.plan(
      root: root, order: nodes.count == order.count ? order : ContiguousArray(order[nodes]), table: table,
      creationMonitor: creationMonitor)
  }

  /// Distributes the whole graph's order, in which what a node needs comes before it, over the components.
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

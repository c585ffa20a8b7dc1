import BindingGraph

/// Makes the plans of all recorded components from their linked graph, the innermost first.
///
/// - Complexity: O(nodes + edges).
struct Planner {
  private let recorded: RecordedGraph
  private let creationMonitor: CreationMonitor
  private let table: PlanTable
  private var plans: [ComponentPlan?]
  /// For each binding of a `ComponentFactory` the installed component, where that is recorded.
  private let installedComponent: [Int: ComponentNode.ID]
  /// For each component its nodes, each after those that it depends on, counted from the component's first.
  private let orderOfComponent: [ContiguousArray<Int32>]

  /// - Parameter table: takes the plans.
  init(_ recorded: RecordedGraph, table: PlanTable, creationMonitor: CreationMonitor) {
    self.recorded = recorded
    self.table = table
    self.creationMonitor = creationMonitor
    plans = Array(repeating: nil, count: recorded.components.count)
    var installedComponent: [Int: ComponentNode.ID] = [:]
    for (index, component) in recorded.linked.components.enumerated() {
      if let binding = component.factoryBinding { installedComponent[binding] = index }
    }
    self.installedComponent = installedComponent
    orderOfComponent = Self.orders(in: recorded.linked)
  }

  mutating func makePlans() {
    for component in recorded.components.indices.reversed() {
      guard let plan = makePlan(of: component) else { continue }
      plans[component] = plan
      table[recorded.components[component]] = plan
    }
  }

  private func makePlan(of component: ComponentNode.ID) -> ComponentPlan? {
    let place = recorded.components[component]
    guard let configuration = place.configuration, let root = recorded.linked.rootNodes[component] else { return nil }
    var draft = PlanDraft(component: component, declaring: configuration, in: recorded)
    draft.addDependencies()
    for (number, installation) in configuration.installations.enumerated() {
      let binding = recorded.linked.components[component].bindings.lowerBound + installation.binding
      let plan = installedComponent[binding].flatMap { plans[$0] }
      draft.addFactory(node: installation.binding, component: place.children[number], plan: plan)
    }
    draft.findClusters()
    return draft.plan(root: root, order: orderOfComponent[component], table: table, creationMonitor: creationMonitor)
  }

  /// Distributes the whole graph's order, in which what a node needs comes before it, over the components.
  private static func orders(in linked: LinkedGraph) -> [ContiguousArray<Int32>] {
    var orders = linked.components.indices.map { component in
      var order: ContiguousArray<Int32> = []
      order.reserveCapacity(linked[nodesOf: component].count)
      return order
    }
    for node in linked.connectedParts.order {
      let component = linked.nodes[Int(node)].component
      orders[component].append(node - Int32(linked[nodesOf: component].lowerBound))
    }
    return orders
  }
}

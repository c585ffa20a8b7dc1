import BindingGraph

/// Makes the plans of all recorded components from their linked graph, the innermost first.
///
/// - Complexity: O(nodes + edges).
struct Planner {
  private let recorded: RecordedGraph
  private let creationMonitor: CreationMonitor
  private var plans: [ComponentPlan?]
  /// For each binding of a `ComponentFactory` the installed component, where that is recorded.
  private let installedComponent: [Int: ComponentNode.ID]

  init(_ recorded: RecordedGraph, creationMonitor: CreationMonitor) {
    self.recorded = recorded
    self.creationMonitor = creationMonitor
    plans = Array(repeating: nil, count: recorded.blueprints.count)
    var installedComponent: [Int: ComponentNode.ID] = [:]
    for (index, component) in recorded.linked.graph.components.enumerated() {
      if let binding = component.factoryBinding { installedComponent[binding] = index }
    }
    self.installedComponent = installedComponent
  }

  mutating func makePlans() {
    for component in recorded.blueprints.indices.reversed() {
      guard let plan = makePlan(of: component) else { continue }
      plans[component] = plan
      recorded.blueprints[component].plan = plan
    }
  }

  private func makePlan(of component: ComponentNode.ID) -> ComponentPlan? {
    let blueprint = recorded.blueprints[component]
    guard let run = blueprint.run, let root = recorded.linked.rootNodes[component] else { return nil }
    var draft = PlanDraft(component: component, in: recorded)
    draft.addDependencies()
    for (number, installation) in run.installations.enumerated() {
      let binding = recorded.linked.graph.components[component].bindings.lowerBound + installation.binding
      let child = blueprint.children[number]
      let plan = installedComponent[binding].flatMap { plans[$0] }
      draft.addFactory(node: installation.binding, blueprint: child, plan: plan)
    }
    draft.arrange()
    return draft.plan(run: run, root: root, creationMonitor: creationMonitor)
  }
}

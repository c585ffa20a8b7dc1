/// What the factory of a component leads to: the component's plan, and the slots of its ancestors that it needs.
final class FactoryCore {
  let graph: ComponentGraph
  let blueprint: ComponentBlueprint
  /// The plan that `imports` belong to; `nil` where the component was not linked when the factory was made, and for
  /// the root component, which needs nothing of others.
  private let plan: ComponentPlan?
  var imports: ContiguousArray<Import> = []
  /// For a component that was not linked: the parent's instance, held by whoever holds the factory.
  unowned(unsafe) var surroundings: SlotCluster?
  /// Keeps the instance that a root component's factory built last.
  private let lastInstance: LastInstance?

  /// The factory of a graph's root component.
  init(graph: ComponentGraph) {
    self.graph = graph
    blueprint = graph.root
    plan = nil
    lastInstance = LastInstance()
  }

  /// The factory of an installed component, in one instance of its parent.
  init(graph: ComponentGraph, installed: ComponentPlan.InstalledFactory) {
    self.graph = graph
    blueprint = installed.blueprint
    plan = installed.imports == nil ? nil : installed.plan
    lastInstance = nil
  }

  /// Runs `configure` and makes an instance of what it declares.
  func makeInstance(seed: @escaping Maker, handle: FactoryHandle) -> InstanceSlots {
    let linked = graph.linkedRun(of: blueprint, as: plan)
    let instance = linked.plan.makeInstance(
      of: linked.graph, run: linked.run, seed: blueprint.descriptor.bindsSeed ? seed : nil,
      imports: linked.plan === plan ? imports : graph.imports(of: linked.plan, from: self), builtBy: handle)
    linked.run.discardClosures()
    lastInstance?.replace(by: instance)
    return instance
  }

  /// The slot of an ancestor, if this factory leads to it.
  func resolve(_ reference: ImportReference) -> Import? {
    if let position = plan?.imports.firstIndex(of: reference), position < imports.count { return imports[position] }
    guard let surroundings else { return nil }
    if let outer = reference.fromParent { return surroundings.surroundings?.core.resolve(outer) }
    let slot = surroundings.slotsByNode[reference.node]
    if !reference.isWeak { return .strong(slot) }
    return slot.attachments?.weakInstance.map { .weak($0) }
  }
}

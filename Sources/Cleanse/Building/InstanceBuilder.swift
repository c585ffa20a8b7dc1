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
  let lastInstance: LastInstance?
  private let nesting = NestingLimit()

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
  /// - Parameter handle: the handle by which the core is held.
  func makeInstance(seed: @escaping Maker, handle: FactoryHandle) -> InstanceSlots {
    // The state is kept to the end: it holds the slots that this core leads to.
    let held = handle.hold?.state
    var known = plan.map { FactoryHold.Needs(plan: $0, imports: imports) }
    if case .needs(let needs) = held { known = needs }
    let begun = graph.beginInstance(of: blueprint, as: known?.plan)
    let plan = begun.slots.plan
    var needs = FactoryHold.Needs(plan: plan, imports: [])
    if let known, known.plan === plan {
      needs = known
    } else if !plan.imports.isEmpty {
      needs = FactoryHold.Needs(plan: plan, imports: imports(of: plan, known: known))
    }
    plan.complete(begun.slots, seed: seed, imports: needs.imports, builtBy: handle)
    if known == nil, begun.graph === graph, !plan.hasUnlinkedFactory { handle.hold?.narrow(to: needs) }
    return withExtendedLifetime(held) { begun.slots }
  }

  /// Runs `body`, which builds an instance, unless building has led to building without an end.
  func building<Result>(_ body: () -> Result) -> Result {
    nesting.nested {
      guard let plan = blueprint.parent?.plan, let binding = blueprint.installation?.binding else {
        fatalError("\(blueprint.descriptor.type) is built again and again while it is built.")
      }
      plan.stopForReentrantCreation(of: binding)
    } _: {
      body()
    }
  }

  /// The slots of ancestors that a plan needs, where the factory was made for another plan or for none.
  private func imports(of plan: ComponentPlan, known: FactoryHold.Needs?) -> ContiguousArray<Import> {
    ContiguousArray(
      plan.imports.map { reference in
        if let position = known?.plan.imports.firstIndex(of: reference), let known { return known.imports[position] }
        guard let found = resolve(reference) else {
          fatalError(
            """
            \(blueprint.descriptor.type) was configured with other bindings than before, and needs something of its \
            parent now that its factory does not hold. Let configure(binder:) declare the same bindings each time.
            """)
        }
        return found
      })
  }

  /// The slot of an ancestor, if this factory leads to it. The caller keeps the state of the handle meanwhile.
  func resolve(_ reference: ImportReference) -> Import? {
    if let position = plan?.imports.firstIndex(of: reference) { return imports[position].retained }
    guard let surroundings else { return nil }
    if let outer = reference.fromParent { return surroundings.surroundings?.resolve(outer) }
    guard let slot = surroundings.slotOfNode[reference.node] else { return nil }
    if !reference.isWeak { return .strong(SlotHandle(slot)) }
    return slot.attachments?.weakInstance.map { .weak($0) }
  }
}

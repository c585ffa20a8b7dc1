/// The factory of a component as it is held from outside the graph.
struct FactoryHandle {
  let core: FactoryCore
  /// What keeps the slots alive that the core leads back to without owning them; `nil` where there are none.
  let hold: FactoryHold?

  /// The factory of a graph's root component.
  init(rootOf graph: ComponentGraph) {
    core = FactoryCore(graph: graph)
    hold = nil
  }

  /// The factory that the slot of a `ComponentFactory` stands for.
  init(factoryOf slot: Slot) {
    guard let attachments = slot.attachments, let core = attachments.factoryCore else { slot.linkIsBroken() }
    self.core = core
    hold = attachments.cluster.map { FactoryHold($0) }
  }

  /// The slot of an ancestor, if this factory leads to it.
  func resolve(_ reference: ImportReference) -> Import? {
    let state = hold?.state
    if case .needs(let needs) = state {
      return needs.plan.imports.firstIndex(of: reference).map { needs.imports[$0].retained }
    }
    return withExtendedLifetime(state) { core.resolve(reference) }
  }
}

/// The factory of a component as it is held from outside the graph.
struct FactoryHandle {
  let core: FactoryCore
  /// What keeps the slots alive that the core leads back to without owning them.
  let cluster: SlotCluster?

  init(core: FactoryCore, cluster: SlotCluster?) {
    self.core = core
    self.cluster = cluster
  }

  /// The factory that the slot of a `ComponentFactory` stands for.
  init(factoryOf slot: Slot) {
    guard let attachments = slot.attachments, let core = attachments.factoryCore else { slot.linkIsBroken() }
    self.core = core
    cluster = attachments.cluster
  }
}

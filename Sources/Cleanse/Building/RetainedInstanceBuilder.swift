/// The contents of a `ComponentFactory`: its builder, and the owner that the builder depends on.
struct RetainedInstanceBuilder {
  let builder: InstanceBuilder
  /// Keeps the slots alive that the builder leads to without owning them; `nil` where there are none.
  private let cluster: SlotCluster?

  /// For the factory of a graph's root component.
  init(rootOf graph: ComponentGraph) {
    builder = InstanceBuilder(graph: graph, keepsLastInstance: true)
    cluster = nil
  }

  /// For a factory that a closure stands behind.
  init(stubOf graph: ComponentGraph) {
    builder = InstanceBuilder(graph: graph, keepsLastInstance: false)
    cluster = nil
  }

  /// For the factory that the slot of a `ComponentFactory` stands for.
  init(of slot: Slot) {
    guard let attachments = slot.attachments as? FactoryAttachments else { slot.linkIsBroken() }
    builder = attachments.builder
    cluster = attachments.cluster
  }

  /// For the handle that builds the same component in any isolation.
  init(detaching other: RetainedInstanceBuilder) {
    guard !other.builder.isDetached else {
      self = other
      return
    }
    let detachment = Detachment()
    builder = detachment.detach(other)
    cluster = detachment.cluster
  }

  /// Runs `configure` and makes an instance of what it declares.
  func makeInstance(seed: Maker) -> InstanceSlots {
    withExtendedLifetime(cluster) { builder.makeInstance(seed: seed) }
  }

  /// The slots of its ancestors that the component needs, as `transform` makes them.
  func mapImports(_ transform: (Import) -> Import) -> ContiguousArray<Import> {
    withExtendedLifetime(cluster) { ContiguousArray(builder.imports.map(transform)) }
  }
}

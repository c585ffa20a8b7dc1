/// The contents of a `ComponentFactory`: its builder, and the owner that the builder depends on.
struct RetainedInstanceBuilder {
  let builder: InstanceBuilder
  /// Keeps alive the slots that the builder leads to without owning them; `nil` if there are none.
  private let cluster: SlotCluster?

  /// Creates the contents of the factory of a root component.
  init(rootOf graph: ComponentGraph) {
    builder = InstanceBuilder(graph: graph, keepsLastInstance: true)
    cluster = nil
  }

  /// Creates the contents of a factory made from a closure.
  init(stubOf graph: ComponentGraph) {
    builder = InstanceBuilder(graph: graph, keepsLastInstance: false)
    cluster = nil
  }

  /// Creates the contents of the factory that a slot of a `ComponentFactory` represents.
  init(of slot: Slot) {
    guard let attachments = slot.attachments as? FactoryAttachments else { slot.linkIsBroken() }
    builder = attachments.builder
    cluster = attachments.cluster
  }

  /// Creates the contents of a `SendableComponentFactory`, which builds the same component in any isolation.
  init(detaching other: RetainedInstanceBuilder) {
    guard !other.builder.isDetached else {
      self = other
      return
    }
    let detachment = Detachment()
    builder = detachment.detach(other)
    cluster = detachment.cluster
  }

  /// Runs `configure` and creates an instance of its declarations.
  func makeInstance(seed: Maker) -> InstanceSlots {
    withExtendedLifetime(cluster) { builder.makeInstance(seed: seed) }
  }

  /// The required slots of the component's ancestors, transformed by a function.
  func mapImports(_ transform: (Import) -> Import) -> ContiguousArray<Import> {
    withExtendedLifetime(cluster) { ContiguousArray(builder.imports.map(transform)) }
  }
}

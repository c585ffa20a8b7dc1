/// What a `ComponentFactory` holds: what it builds with, and what keeps that working.
struct RetainedInstanceBuilder {
  let builder: InstanceBuilder
  /// What keeps the slots alive that the builder leads back to without owning them; `nil` where there are none.
  let retention: AncestorRetention?

  /// For the factory of a graph's root component.
  init(rootOf graph: ComponentGraph) {
    builder = InstanceBuilder(graph: graph)
    retention = nil
  }

  /// For the factory that the slot of a `ComponentFactory` stands for.
  init(of slot: Slot) {
    guard let attachments = slot.attachments as? FactoryAttachments else { slot.linkIsBroken() }
    builder = attachments.builder
    retention = attachments.cluster.map { AncestorRetention($0) }
  }

  /// For the handle that builds the same component in any isolation.
  init(detaching other: RetainedInstanceBuilder) {
    guard !other.builder.isDetached else {
      self = other
      return
    }
    let detachment = Detachment()
    builder = detachment.detach(other)
    retention = detachment.cluster.map { AncestorRetention($0) }
  }

  /// The slot of an ancestor, if this builder leads to it.
  func resolve(_ reference: ImportReference) -> Import? {
    let state = retention?.state
    if case .needs(let needs) = state {
      return needs.plan.imports.firstIndex(of: reference).map { needs.imports[$0].retained }
    }
    return withExtendedLifetime(state) { builder.resolve(reference) }
  }
}

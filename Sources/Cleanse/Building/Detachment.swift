/// Makes what a builder holds independent of the isolation that it was made in: values that are there, and builders of
/// other components that such a component may hand on.
///
/// Components may hand on each other's factories. Their slots are one cluster: a holder of one slot holds the cluster.
final class Detachment {
  /// The slots of factories; `nil` where the builder leads to none.
  private(set) var cluster: SlotCluster?
  private var factories: [ObjectIdentifier: Slot] = [:]

  /// The same as a builder, for any isolation.
  func detach(_ retained: RetainedInstanceBuilder) -> InstanceBuilder {
    let builder = InstanceBuilder(detaching: retained.builder)
    builder.imports = retained.mapImports(detach)
    return builder
  }

  private func detach(_ needed: Import) -> Import {
    switch needed {
    case .strong(let handle): detach(handle.slot)
    case .member(let member): detach(member.slot)
    case .weak(let instance): .weak(instance.detached())
    }
  }

  private func detach(_ slot: Slot) -> Import {
    guard slot.attachments is FactoryAttachments else { return .strong(SlotHandle(slot.detached())) }
    return .member(Import.Unowned(slot: factory(detaching: RetainedInstanceBuilder(of: slot))))
  }

  /// The slot of a factory that builds the same in any isolation.
  private func factory(detaching retained: RetainedInstanceBuilder) -> Slot {
    let original = ObjectIdentifier(retained.builder)
    if let known = factories[original] { return known }
    let cluster = self.cluster ?? SlotCluster()
    self.cluster = cluster
    let builder = InstanceBuilder(detaching: retained.builder)
    let slot = Slot.unshared(make: builder.component.descriptor.makeFactory)
    slot.attach(FactoryAttachments(builder, cluster: cluster, foreignClusters: [], weakInstance: nil))
    cluster.members.append(slot)
    factories[original] = slot
    // Last: what the component needs may lead back to its factory.
    builder.imports = retained.mapImports(detach)
    return slot
  }
}

/// Detaches an instance builder from the isolation that created it: captures values that exist, and detaches the
/// builders of other components that the component can inject.
///
/// Components may inject each other's factories. Their slots form one cluster: a holder of one slot holds the cluster.
final class Detachment {
  /// The slots of factories; `nil` if the builder leads to none.
  private(set) var cluster: SlotCluster?
  private var factories: [ObjectIdentifier: Slot] = [:]

  /// Returns an equivalent builder for any isolation.
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

  /// The slot of a factory that builds the same component in any isolation.
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
    // Last, because a dependency of the component may lead back to its factory.
    builder.imports = retained.mapImports(detach)
    return slot
  }
}

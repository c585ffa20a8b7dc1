internal import CleanseThreads

/// The additional properties of the slot of a `ComponentFactory`.
final class FactoryAttachments: SlotAttachments {
  /// Builds the instances of the factory.
  let builder: InstanceBuilder

  init(_ builder: InstanceBuilder, cluster: SlotCluster?, foreignClusters: [SlotCluster], weakInstance: WeakInstance?) {
    self.builder = builder
    super.init(
      weakInstance: weakInstance, isRememberedWeakly: false, cluster: cluster, foreignClusters: foreignClusters)
  }
}

/// Keeps the last instance that a factory built. Safe to use from any thread.
final class LastInstance {
  private let mutex = Mutex()
  // Not an optional, whose metadata Swift would create during the first start.
  private var instance: Any = ()

  func replace(by new: Any) {
    let previous = mutex.withLock {
      defer { instance = new }
      return instance
    }
    // Released outside the lock, because that may run user code.
    withExtendedLifetime(previous) {}
  }
}

/// The additional properties of the slot of an object graph.
final class ObjectGraphAttachments: SlotAttachments {
  /// The slots that can be looked up.
  let visibleSlots: VisibleSlots

  init(_ visibleSlots: VisibleSlots, cluster: SlotCluster?, weakInstance: WeakInstance?) {
    self.visibleSlots = visibleSlots
    super.init(weakInstance: weakInstance, isRememberedWeakly: false, cluster: cluster, foreignClusters: [])
  }
}

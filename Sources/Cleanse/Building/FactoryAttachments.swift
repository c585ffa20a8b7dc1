internal import CleanseThreads

/// What the slot of a `ComponentFactory` has besides what other slots have.
final class FactoryAttachments: SlotAttachments {
  /// What the factory builds with.
  let builder: InstanceBuilder

  init(_ builder: InstanceBuilder, cluster: SlotCluster?, foreignClusters: [SlotCluster], weakInstance: WeakInstance?) {
    self.builder = builder
    super.init(
      weakInstance: weakInstance, isRememberedWeakly: false, cluster: cluster, foreignClusters: foreignClusters)
  }
}

/// Keeps the last instance that a factory built, from any number of threads.
final class LastInstance {
  private let mutex = Mutex()
  // Not an optional, for which Swift would make a type at the first start.
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

/// What the slot of an object graph has besides what other slots have.
final class ObjectGraphAttachments: SlotAttachments {
  /// What can be looked up.
  let visibleSlots: VisibleSlots

  init(_ visibleSlots: VisibleSlots, cluster: SlotCluster?, weakInstance: WeakInstance?) {
    self.visibleSlots = visibleSlots
    super.init(weakInstance: weakInstance, isRememberedWeakly: false, cluster: cluster, foreignClusters: [])
  }
}

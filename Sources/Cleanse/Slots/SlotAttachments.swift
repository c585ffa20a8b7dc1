/// The rare properties of a slot, stored separately to keep all slots small.
class SlotAttachments {
  /// The weak side, which `WeakProvider`s use to find the slot and its value.
  let weakInstance: WeakInstance?
  /// Whether the slot holds its object weakly, because a strong reference would keep it alive forever: a root that
  /// reaches itself through a component factory.
  let isRememberedWeakly: Bool
  /// The group of slots that reach each other and are kept alive together.
  unowned let cluster: SlotCluster?
  /// Groups of other slots that this one depends on.
  let foreignClusters: [SlotCluster]

  init(
    weakInstance: WeakInstance?, isRememberedWeakly: Bool, cluster: SlotCluster?, foreignClusters: [SlotCluster]
  ) {
    self.weakInstance = weakInstance
    self.isRememberedWeakly = isRememberedWeakly
    self.cluster = cluster
    self.foreignClusters = foreignClusters
  }
}

/// Keeps alive a group of slots that reach each other through a component factory.
///
/// Example: an object of the parent component holds a `ComponentFactory` whose component depends on that object. With
/// strong references, their slots would own each other forever. Inside a cluster, the factory does not own the slots
/// that it leads back to; an outside holder of any of them holds the cluster.
final class SlotCluster {
  var members: ContiguousArray<Slot> = []

  deinit {
    // From dependents to dependencies, so that a long chain is not released recursively.
    while !members.isEmpty { members.removeLast() }
  }
}

extension SlotCluster: OpaqueToReflection {
  var customMirror: Mirror { emptyMirror }
}

/// The common part of all slots.
@usableFromInline
struct SlotHeader {
  let make: Maker
  // Placed here to fill the rest of the closure's last word.
  let node: Int32
  /// The plan of the slot, for explanations and for the type of the element. Owned by the slot.
  // Unmanaged, to avoid reference counting while a value is created.
  let plan: Unmanaged<SlotPlan>?
  var attachments: SlotAttachments?
  let dependencyCount: Int32
  /// The offset of the shared value from the slot's first word, in bytes; 0 for an unshared value.
  @usableFromInline let valueOffset: Int32
}

/// The rare properties of a slot, apart from it to keep all slots small.
class SlotAttachments {
  /// Where `WeakProvider`s find the slot and its value.
  let weakInstance: WeakInstance?
  /// Set where remembering the value strongly would keep it alive forever: a root that reaches itself through a
  /// component factory. Holds for roots that are objects.
  let isRememberedWeakly: Bool
  /// The group of slots that reach each other and live and die together.
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

/// Keeps slots alive together that reach each other through a component factory.
///
/// An object of the parent component holds a `ComponentFactory` whose component needs that very object: as slots these
/// would own each other forever. Inside a cluster the factory does not own the slots it leads back to; a holder of
/// one of them from outside holds the cluster.
final class SlotCluster {
  var members: ContiguousArray<Slot> = []

  deinit {
    // From the dependents to what they depend on, so that a long chain is not released recursively.
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
  // Here, where it fills the word that the closure has begun.
  let node: Int32
  /// The plan that the slot was made by, for explanations and for the type of the element. Owned by the slot.
  // Unmanaged, so that no reference is counted up and down while a value is made.
  let plan: Unmanaged<SlotPlan>?
  var attachments: SlotAttachments?
  let dependencyCount: Int32
  /// How far behind the slot's first word its shared value lies, in bytes; 0 for a value that is made anew each time.
  @usableFromInline let valueOffset: Int32
}

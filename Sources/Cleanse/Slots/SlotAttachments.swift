/// What few slots have.
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

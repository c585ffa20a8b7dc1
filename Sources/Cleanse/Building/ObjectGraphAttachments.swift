/// What the slot of an object graph has besides what other slots have.
final class ObjectGraphAttachments: SlotAttachments {
  /// What can be looked up.
  let visibleSlots: VisibleSlots

  init(_ visibleSlots: VisibleSlots, cluster: SlotCluster?, weakInstance: WeakInstance?) {
    self.visibleSlots = visibleSlots
    super.init(weakInstance: weakInstance, isRememberedWeakly: false, cluster: cluster, foreignClusters: [])
  }
}

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

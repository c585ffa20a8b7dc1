/// A slot as it is held from outside the graph: by providers, closures, factories and injectors.
@usableFromInline
struct SlotHandle {
  @usableFromInline let slot: Slot
  /// What keeps a slot's cluster alive, where it belongs to one.
  private let cluster: SlotCluster?

  @usableFromInline
  init(_ slot: Slot) {
    self.slot = slot
    cluster = slot.attachments?.cluster
  }

  /// - Parameter cluster: the slot's own, held by the caller.
  init(_ slot: Slot, in cluster: SlotCluster) {
    self.slot = slot
    self.cluster = cluster
  }
}

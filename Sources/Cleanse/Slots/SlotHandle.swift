/// A reference to a slot from outside the graph: in providers, closures, factories and injectors.
@usableFromInline
struct SlotHandle {
  @usableFromInline let slot: Slot
  /// Retains the cluster of the slot, if it belongs to one.
  private let cluster: SlotCluster?

  @usableFromInline
  init(_ slot: Slot) {
    self.slot = slot
    cluster = slot.attachments?.cluster
  }

  /// - Parameter cluster: the cluster of the slot, held by the caller.
  init(_ slot: Slot, in cluster: SlotCluster) {
    self.slot = slot
    self.cluster = cluster
  }

  // The slot refers to its cluster without owning it, so the handle must hold the cluster while a value is created.
  // Without an explicit extension, the optimizer releases it before the call, because no later code reads it.

  /// The value of the slot.
  @inlinable
  func value<Element>(as type: Element.Type) -> Element {
    withExtendedLifetime(self) { slot.value(as: type) }
  }

  /// The value of the slot's dependency at a position, counted from 0.
  @inlinable
  func value<Element>(of index: Int, as type: Element.Type) -> Element {
    withExtendedLifetime(self) { slot.value(of: index, as: type) }
  }
}

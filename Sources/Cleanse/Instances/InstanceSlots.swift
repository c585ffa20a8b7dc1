/// All slots of one component instance.
final class InstanceSlots {
  let root: Slot
  private var slots: ContiguousArray<Slot>
  private let clusters: [SlotCluster]

  init(root: Slot, slots: ContiguousArray<Slot>, clusters: [SlotCluster]) {
    self.root = root
    self.slots = slots
    self.clusters = clusters
  }

  deinit {
    // From the dependents to what they depend on: the other way round, the last slot of a long chain would release
    // the chain recursively.
    while !slots.isEmpty { slots.removeLast() }
  }
}

/// All slots of one component instance.
final class InstanceSlots {
  private var slotOfNode: ContiguousArray<Slot?>
  private let clusters: [SlotCluster]
  private let plan: ComponentPlan

  init(slotOfNode: ContiguousArray<Slot?>, clusters: [SlotCluster], plan: ComponentPlan) {
    self.slotOfNode = slotOfNode
    self.clusters = clusters
    self.plan = plan
  }

  /// The slot of the component's root.
  var root: Slot {
    guard let root = slotOfNode[plan.rootNode] else {
      preconditionFailure("A component was built without its root. This is a defect of Cleanse: please report it.")
    }
    return root
  }

  deinit {
    // From the dependents to what they depend on: the other way round, the last slot of a long chain would release
    // the chain recursively.
    for node in plan.order.reversed() { slotOfNode[node] = nil }
  }
}

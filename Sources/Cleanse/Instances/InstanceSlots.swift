/// All slots of one component instance.
final class InstanceSlots {
  // Unmanaged and outside an array, so that making an instance counts no reference up and down.
  private let slotOfNode: UnsafeMutablePointer<Unmanaged<Slot>?>
  let plan: ComponentPlan
  /// The slots of its ancestors that the instance needs.
  let imports: ContiguousArray<Import>
  let weakSides: [WeakInstance]
  let clusters: [SlotCluster]
  /// What the slots of component factories hand out.
  let cores: [FactoryCore]

  init(of plan: ComponentPlan, in graph: ComponentGraph, imports: ContiguousArray<Import>) {
    self.plan = plan
    self.imports = imports
    weakSides = plan.weakTargets.map { _ in WeakInstance() }
    clusters = (0..<plan.clusterCount).map { _ in SlotCluster() }
    cores = plan.factories.map { FactoryCore(graph: graph, installed: $0) }
    slotOfNode = .allocate(capacity: plan.nodes.count)
    slotOfNode.initialize(repeating: nil, count: plan.nodes.count)
  }

  deinit {
    // From the dependents to what they depend on: the other way round, the last slot of a long chain would release
    // the chain recursively.
    for node in plan.order.reversed() { slotOfNode[Int(node)]?.release() }
    slotOfNode.deallocate()
  }

  /// The slot of the component's root.
  var root: Slot {
    guard let root = slot(of: plan.rootNode) else {
      preconditionFailure("A component was built without its root. This is a defect of Cleanse: please report it.")
    }
    return root
  }

  /// The slot of a node, once it is made.
  func slot(of node: Int) -> Slot? {
    slotOfNode[node]?.takeUnretainedValue()
  }

  /// The slot of a node, once it is made, with a reference for the caller to own.
  func retainSlot(of node: Int) -> Unmanaged<Slot>? {
    slotOfNode[node]?.retain()
  }

  func adopt(_ slot: Slot, for node: Int) {
    slotOfNode[node] = .passRetained(slot)
  }
}

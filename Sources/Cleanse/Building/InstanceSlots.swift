/// All slots of one component instance.
final class InstanceSlots {
  // Unmanaged and outside an array, so that the creation of an instance causes no reference counting.
  private let slotOfNode: UnsafeMutablePointer<Unmanaged<Slot>?>
  let plan: ComponentPlan
  /// The required slots of the component's ancestors.
  var imports: ContiguousArray<Import> = []
  let weakSides: [WeakInstance]
  let clusters: [SlotCluster]
  /// The builders of the factories of subcomponents.
  let builders: [InstanceBuilder]
  /// The slots of the component's object graph, if a binding requires one.
  let visibleSlots: VisibleSlots?
  /// The lifecycle of the instance; `nil` if no binding has one.
  let lifecycle: SlotLifecycle?

  /// - Parameter graph: the graph of the plan.
  init(of plan: ComponentPlan, in graph: ComponentGraph) {
    self.plan = plan
    weakSides = plan.weakTargets.map { _ in WeakInstance() }
    clusters = (0..<plan.clusterCount).map { _ in SlotCluster() }
    builders = plan.factories.map { InstanceBuilder(graph: graph, installed: $0) }
    visibleSlots = plan.objectGraph.map { VisibleSlots(of: $0.bindings) }
    lifecycle = plan.lifecycle?(plan, graph.root.instrumentation?.lifecycleObserver)
    slotOfNode = .allocate(capacity: plan.slots.count)
    slotOfNode.initialize(repeating: nil, count: plan.slots.count)
  }

  deinit {
    lifecycle?.endObservation()
    // From dependents to dependencies. In the other order, the last slot of a long chain would release the chain
    // recursively.
    for node in plan.order.reversed() { slotOfNode[Int(node)]?.release() }
    slotOfNode.deallocate()
  }

  /// The slot of the component's root.
  var root: Slot { existingSlot(of: plan.rootNode) }

  /// The slot of a node of a complete instance.
  func existingSlot(of node: Int) -> Slot {
    guard let slot = slot(of: node) else {
      fatalError("A component was built without one of its slots. This is a defect of Cleanse: please report it.")
    }
    return slot
  }

  /// The slot of a node, once it exists.
  func slot(of node: Int) -> Slot? {
    unmanagedSlot(of: node)?.takeUnretainedValue()
  }

  /// The same slot, without a retained reference.
  func unmanagedSlot(of node: Int) -> Unmanaged<Slot>? {
    slotOfNode[node]
  }

  /// The slot of a node, once it is connected, with a reference that the caller owns.
  func retainConnectedSlot(of node: Int) -> Unmanaged<Slot>? {
    guard let slot = slotOfNode[node], slot._withUnsafeGuaranteedRef({ $0.isConnected }) else { return nil }
    return slot.retain()
  }

  /// Adds the slot of a binding, not connected yet.
  @discardableResult
  func addSlot(for node: Int, make: Maker) -> Unmanaged<Slot> {
    let slot = Unmanaged.passRetained(Slot.create(make: make, plan: plan, node: node))
    slotOfNode[node] = slot
    return slot
  }

  /// Adds the slots of recorded bindings.
  func addSlots(of recording: consuming Recording) {
    for node in 0..<recording.makers.count {
      if let make = recording.makers.takeIfPresent(node) { addSlot(for: node, make: make) }
    }
    for (node, part) in recording.makers.lifecycles { lifecycle?.add(part, for: node) }
  }
}

extension InstanceSlots: OpaqueToReflection {
  var customMirror: Mirror { emptyMirror }
}

import BindingGraph

/// One binding of one component instance: the source of a value, and its dependencies.
///
/// Slots are connected bottom-up when a component is built, so their references form a graph without cycles, and ARC
/// releases them. A dependent holds only the slot of the value that it can request.
///
/// Not generic over the element, because a generic class would need separate metadata for every bound type. The
/// element's type is known at both ends, in the closure that creates the value and in the caller of `value(as:)`, and
/// the linker has matched them.
///
/// A slot is one allocation. Words follow its header: the state of the shared value; the slots of its dependencies, in
/// the order of its factory's parameters (owned: `deinit` releases them); and the memory of the shared value.
@usableFromInline
final class Slot: ManagedBuffer<SlotHeader, UInt> {
  private static var wordSize: Int { MemoryLayout<UInt>.size }

  /// Creates a slot without a shared value and without dependencies.
  static func unshared(make: Maker) -> Slot {
    create(make: make, plan: nil, node: 0, dependencyCount: 0, layout: nil)
  }

  @usableFromInline
  static func unshared(make: @escaping Maker.Closure) -> Slot {
    unshared(make: Maker(make))
  }

  /// Creates the slot of a node. Connect it before other code can reach it.
  static func create(make: Maker, plan: SlotPlan, node: Int) -> Slot {
    let planned = plan.slots[node]
    return create(
      make: make, plan: .passRetained(plan), node: Int32(node), dependencyCount: planned.dependencies.count,
      layout: planned.layout)
  }

  private static func create(
    make: Maker, plan: Unmanaged<SlotPlan>?, node: Int32, dependencyCount: Int,
    layout: PlannedSlot.Layout?
  ) -> Slot {
    let wordCount = 1 + dependencyCount
    var byteCount = wordCount * wordSize
    if let layout { byteCount += Int(layout.size) + max(0, Int(layout.alignment) - wordSize) }
    let buffer = Slot.create(minimumCapacity: (byteCount + wordSize - 1) / wordSize) { buffer in
      buffer.withUnsafeMutablePointerToElements { words in
        // The state, and the mark of a slot that is not connected. Connecting sets the other words.
        words[0] = 0
        if dependencyCount > 0 { words[1] = 0 }
        return SlotHeader(
          make: make, node: node, plan: plan, attachments: nil, dependencyCount: Int32(dependencyCount),
          valueOffset: layout.map { Int32(valueOffset($0, behind: wordCount, of: words)) } ?? 0)
      }
    }
    return unsafeDowncast(buffer, to: Slot.self)
  }

  private static func valueOffset(
    _ layout: PlannedSlot.Layout, behind wordCount: Int, of words: UnsafeMutablePointer<UInt>
  ) -> Int {
    let offset = wordCount * wordSize
    guard Int(layout.alignment) > wordSize else { return offset }
    let start = UnsafeMutableRawPointer(words)
    return (start + offset).alignedUp(toMultipleOf: Int(layout.alignment)) - start
  }

  deinit {
    if isShared, state.isDone, let plan = fields.pointee.plan {
      plan._withUnsafeGuaranteedRef { destroyValue(of: $0.slots[node]) }
    }
    // A slot of an abandoned instance is not connected.
    if isConnected {
      for index in 0..<dependencyCount { dependency(at: index).release() }
    }
    fields.pointee.plan?.release()
  }

  // MARK: Connection

  /// Stores a dependency, with ownership of its reference. Call it once for each position.
  func setDependency(_ dependency: Unmanaged<Slot>, at index: Int) {
    withUnsafeMutablePointerToElements { $0[1 + index] = UInt(bitPattern: dependency.toOpaque()) }
  }

  func attach(_ attachments: SlotAttachments?) {
    fields.pointee.attachments = attachments
  }

  /// Whether the slot has its dependencies.
  var isConnected: Bool {
    dependencyCount == 0 || withUnsafeMutablePointerToElements { $0[1] } != 0
  }

  // MARK: Values

  /// The value of this slot, for any type: the shared one, or a new one.
  @inlinable
  @inline(never)
  func anyValue<Element>(as type: Element.Type) -> Element {
    guard isShared else { return makeValue(as: type) }
    if !state.isDone, !createSharedValue() { return weaklyRememberedValue(as: type) }
    return valueMemory.assumingMemoryBound(to: Element.self).pointee
  }

  @inlinable
  func makeValue<Element>(as type: Element.Type) -> Element {
    withUnsafeTemporaryAllocation(of: Element.self, capacity: 1) { memory in
      // A buffer of one element always has a base address.
      let pointer = memory.baseAddress.unsafelyUnwrapped
      make(into: UnsafeMutableRawPointer(pointer))
      return pointer.move()
    }
  }

  /// Creates a value in uninitialized memory.
  @usableFromInline
  func make(into memory: UnsafeMutableRawPointer) {
    fields.pointee.make(self, memory)
  }

  // MARK: Memory

  /// The header, without the run-time check of exclusive access: nothing writes to it once the slot is connected.
  @inlinable
  var fields: UnsafeMutablePointer<SlotHeader> { withUnsafeMutablePointerToHeader { $0 } }

  var plan: SlotPlan? { fields.pointee.plan?.takeUnretainedValue() }

  var node: Int { Int(fields.pointee.node) }

  /// The type of the values; `nil` for a slot without a plan.
  var elementType: Any.Type? { plan?.slots[node].elementType }

  var attachments: SlotAttachments? { fields.pointee.attachments }

  var dependencyCount: Int { Int(fields.pointee.dependencyCount) }

  @inlinable
  var isShared: Bool { fields.pointee.valueOffset != 0 }

  @inlinable
  var state: CreationState {
    CreationState(word: withUnsafeMutablePointerToElements { $0 })
  }

  /// The memory of a shared value.
  @inlinable
  var valueMemory: UnsafeMutableRawPointer {
    withUnsafeMutablePointerToElements { UnsafeMutableRawPointer($0) + Int(fields.pointee.valueOffset) }
  }

  /// The dependency at a position, for a `SlotHandle` that outlives the call.
  func dependency(_ index: Int) -> Slot {
    dependency(at: index).takeUnretainedValue()
  }

  // Unmanaged, to avoid reference counting while an object is created.
  @inlinable
  func dependency(at index: Int) -> Unmanaged<Slot> {
    withUnsafeMutablePointerToElements { words in
      UnsafeRawPointer(words + 1 + index).load(as: Unmanaged<Slot>.self)
    }
  }

  private func destroyValue(of planned: PlannedSlot) {
    func deinitialize<Element>(_ type: Element.Type) {
      valueMemory.assumingMemoryBound(to: type).deinitialize(count: 1)
    }
    if planned.layout?.isObject == true {
      // Most values are objects, for which this avoids a call through the type's metadata.
      deinitialize(AnyObject.self)
    } else {
      deinitialize(planned.elementType)
    }
  }

  /// Stops the program because the value was requested during its own creation.
  func stopForReentrantCreation() -> Never {
    guard let plan else { linkIsBroken() }
    plan.stopForReentrantCreation(of: node)
  }

  func linkIsBroken() -> Never {
    fatalError("A dependency was linked to a binding of another type. This is a defect of Cleanse: please report it.")
  }
}

extension Slot: OpaqueToReflection {
  @usableFromInline var customMirror: Mirror { emptyMirror }
}

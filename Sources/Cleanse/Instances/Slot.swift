import BindingGraph

/// Makes a value: reads what it needs from the slot's dependencies and initializes the memory at the pointer.
@usableFromInline typealias Maker = (Slot, UnsafeMutableRawPointer) -> Void

/// One binding of one component instance: where a value comes from, and what that needs.
///
/// Slots are made bottom-up when a component is built and never change afterwards, so their references form a graph
/// without circles and ARC releases them. Whoever can still ask for a value holds its slot; nobody holds more.
///
/// Not generic over the element, because a generic class would need metadata of its own for every bound type: the
/// price of a slot is one allocation. The element's type is known at both ends, in the closure that makes the value
/// and in the caller of `value(as:)`, and the linker has matched them.
@usableFromInline
final class Slot {
  @usableFromInline let make: Maker
  // Most bindings need three others at most; a separate array would be one more allocation.
  @usableFromInline let first: Slot?
  @usableFromInline let second: Slot?
  @usableFromInline let third: Slot?
  @usableFromInline let more: ContiguousArray<Slot>
  /// Where a shared value is remembered; `nil` for a value that is made anew each time.
  @usableFromInline let storage: SharedStorage?
  /// The plan that this slot was made by, for explanations and for the type of the element.
  let plan: ComponentPlan?
  let node: Int
  let attachments: SlotAttachments?

  init(
    make: @escaping Maker, dependencies: SlotDependencies = SlotDependencies(), storage: SharedStorage? = nil,
    plan: ComponentPlan? = nil, node: Int = 0, attachments: SlotAttachments? = nil
  ) {
    self.make = make
    first = dependencies.first
    second = dependencies.second
    third = dependencies.third
    more = dependencies.more
    self.storage = storage
    self.plan = plan
    self.node = node
    self.attachments = attachments
  }

  deinit {
    guard let storage, let plan else { return }
    storage.deallocate(elementType: plan.nodes[node].elementType)
  }

  /// The value of this slot: the remembered one, or a new one.
  // Inlined for the benchmarks "shared get" and "unscoped tree": in the caller the element's type is known.
  @inlinable
  func value<Element>(as type: Element.Type = Element.self) -> Element {
    guard let storage else { return makeValue() }
    if storage.isReady { return storage.pointer(to: Element.self).pointee }
    return createSharedValue()
  }

  @inlinable
  func makeValue<Element>(as type: Element.Type = Element.self) -> Element {
    withUnsafeTemporaryAllocation(of: Element.self, capacity: 1) { memory in
      // A buffer of one element has a base address.
      let pointer = memory.baseAddress.unsafelyUnwrapped
      make(self, UnsafeMutableRawPointer(pointer))
      return pointer.move()
    }
  }

  /// The dependency at a position, counted from 0 in the order of the factory's parameters.
  @inlinable
  func dependency(_ index: Int) -> Slot {
    let found =
      switch index {
      case 0: first
      case 1: second
      case 2: third
      default: more[index - 3]
      }
    guard let found else { linkIsBroken() }
    return found
  }

  @usableFromInline
  func linkIsBroken() -> Never {
    fatalError("A binding was linked to fewer dependencies than it has. This is a defect of Cleanse: please report it.")
  }
}

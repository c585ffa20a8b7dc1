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
  /// What the slot needs, in the order of its factory's parameters. Owned: `deinit` releases it.
  // Unmanaged, so that no reference is counted up and down while an object is made. Three in place, because most
  // bindings need no more and an array would be one more allocation.
  @usableFromInline let first: Unmanaged<Slot>?
  @usableFromInline let second: Unmanaged<Slot>?
  @usableFromInline let third: Unmanaged<Slot>?
  @usableFromInline let more: ContiguousArray<Unmanaged<Slot>>
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
    if let storage, let plan { storage.deallocate(elementType: plan.nodes[node].elementType) }
    first?.release()
    second?.release()
    third?.release()
    for slot in more { slot.release() }
  }

  /// The value of this slot: the remembered one, or a new one.
  // Compiled once in the client for each type, and not into every factory that needs the type: a program with
  // thousands of bindings would become twice as large, and take ten times as long to compile.
  @inlinable
  @inline(never)
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

  /// The value of the dependency at a position, counted from 0.
  // The linker gave the slot as many dependencies as its factory has parameters; that is not checked again here.
  @inlinable
  func value<Element>(of index: Int, as type: Element.Type = Element.self) -> Element {
    dependency(at: index)._withUnsafeGuaranteedRef { $0.value() }
  }

  /// The dependency at a position, for a handle that outlives the call.
  func dependency(_ index: Int) -> Slot {
    dependency(at: index).takeUnretainedValue()
  }

  @inlinable
  func dependency(at index: Int) -> Unmanaged<Slot> {
    switch index {
    case 0: first.unsafelyUnwrapped
    case 1: second.unsafelyUnwrapped
    case 2: third.unsafelyUnwrapped
    default: more[index - 3]
    }
  }

  func linkIsBroken() -> Never {
    fatalError("A binding was linked to what it does not fit. This is a defect of Cleanse: please report it.")
  }
}

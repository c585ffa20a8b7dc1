/// The weak side of a slot, held by `WeakProvider`s.
final class WeakInstance {
  private weak var slot: Slot?
  private weak var cluster: SlotCluster?
  private var isInCluster = false
  private weak var object: AnyObject?
  /// The detached slot that keeps a value that is not an object, if the weak side belongs to no isolation.
  private var keptSlot: Slot?
  private let nesting = NestingLimit()

  /// Connects the slot, once it exists.
  func connect(_ slot: Slot) {
    self.slot = slot
    cluster = slot.attachments?.cluster
    isInCluster = cluster != nil
  }

  /// Records a value weakly, if it is an object: of a shared slot, by the thread that owns the creation; of a seed or
  /// `to(value:)`, by the thread that builds the instance.
  func remember<Element>(_ value: Element) {
    object = Cleanse.object(behind: value)
  }

  /// The value of the slot while its binding is alive.
  func value<Element>(as type: Element.Type) -> Element? {
    // Only the build of the instance can create the value of an async binding.
    guard let handle, !handle.slot.requiresAwaitedValue else { return nil }
    if handle.slot.isShared { return handle.value(as: type) }
    return nesting.nested {
      handle.slot.stopForReentrantCreation()
    } _: {
      handle.value(as: type)
    }
  }

  /// The value, created or recorded.
  func anyValue<Element>(as type: Element.Type) -> Element? {
    value(as: type) ?? object(as: type)
  }

  /// The recorded object, while it is alive.
  func object<Element>(as type: Element.Type) -> Element? {
    // Without this test, the cast would turn a missing object into `nil` of an optional element type.
    guard let object else { return nil }
    return object as? Element
  }

  /// A weak side with the current value: it finds an object while the object is alive, and any other value while this
  /// weak side itself is alive.
  ///
  /// Created in the isolation of the slot, and used anywhere, like a detached slot.
  func detached() -> WeakInstance {
    guard keptSlot == nil, let handle else { return self }
    let detached = WeakInstance()
    handle.slot.noteValue(in: detached)
    if detached.object == nil {
      let slot = handle.slot.detached()
      detached.keptSlot = slot
      detached.connect(slot)
    }
    return detached
  }

  /// Whether the recorded object is alive.
  var hasObject: Bool { object != nil }

  /// The slot while its binding is alive, with the cluster that keeps it alive.
  var handle: SlotHandle? {
    guard let slot else { return nil }
    guard isInCluster else { return SlotHandle(slot) }
    return cluster.map { SlotHandle(slot, in: $0) }
  }
}

extension WeakInstance: OpaqueToReflection {
  var customMirror: Mirror { emptyMirror }
}

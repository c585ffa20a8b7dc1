/// The weak side of a slot: what a `WeakProvider` holds.
final class WeakInstance {
  private weak var slot: Slot?
  private weak var cluster: SlotCluster?
  private var isInCluster = false
  private weak var object: AnyObject?
  /// For a value that is no object: what keeps it, where the weak side belongs to no isolation.
  private var keptSlot: Slot?
  private let nesting = NestingLimit()

  /// Connects the slot, once it exists.
  func connect(_ slot: Slot) {
    self.slot = slot
    cluster = slot.attachments?.cluster
    isInCluster = cluster != nil
  }

  /// Notes a value, if it is an object: that of a shared slot, by the thread that owns the creation, and one that is
  /// given, by the thread that builds the instance.
  func remember<Element>(_ value: Element) {
    object = Cleanse.object(behind: value)
  }

  /// The value of the slot, as long as its binding is alive.
  func value<Element>(as type: Element.Type) -> Element? {
    guard let handle else { return nil }
    // Nobody but the build of the instance can make what is awaited.
    if handle.slot.isAwaited { return nil }
    if handle.slot.isShared { return handle.value(as: type) }
    return nesting.nested {
      handle.slot.stopForReentrantCreation()
    } _: {
      handle.value(as: type)
    }
  }

  /// The noted value, while anybody holds it.
  func object<Element>(as type: Element.Type) -> Element? {
    // The cast alone would turn the absence of an object into an empty optional of the element's own.
    guard let object else { return nil }
    return object as? Element
  }

  /// The weak side with the value that there is now: it finds an object as long as that is alive, and any other value as
  /// long as it is held itself.
  ///
  /// Made where the slot belongs, and used anywhere, as a detached slot is.
  func detached() -> WeakInstance {
    guard let handle, keptSlot == nil else { return self }
    let detached = WeakInstance()
    handle.slot.noteValue(in: detached)
    if detached.object == nil {
      let slot = handle.slot.detached()
      detached.keptSlot = slot
      detached.connect(slot)
    }
    return detached
  }

  /// The slot, as long as its binding is alive, with what keeps it so.
  var handle: SlotHandle? {
    guard let slot else { return nil }
    guard isInCluster else { return SlotHandle(slot) }
    return cluster.map { SlotHandle(slot, in: $0) }
  }
}

extension WeakInstance: OpaqueToReflection {
  var customMirror: Mirror { emptyMirror }
}

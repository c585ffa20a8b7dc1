/// The weak side of a slot: what a `WeakProvider` holds.
final class WeakInstance {
  private weak var slot: Slot?
  private weak var cluster: SlotCluster?
  private var isInCluster = false
  private weak var object: AnyObject?
  /// For a value that is no object: what keeps it, where the weak side belongs to no isolation.
  private var keptSlot: Slot?
  private let nesting = NestingLimit()
  private var copy: SlotCopy?

  /// How to make the slot again, once it is gone, of the one thing that it needs.
  fileprivate struct SlotCopy {
    let make: Maker
    let plan: SlotPlan
    let node: Int
    let source: WeakInstance
    let sourceType: Any.Type
  }

  /// Connects the slot, once it exists.
  func connect(_ slot: Slot) {
    self.slot = slot
    cluster = slot.attachments?.cluster
    isInCluster = cluster != nil
  }

  /// Makes the values of the slot, when that is gone, of what it passes on. To be called once it is connected.
  /// - Parameter sourceType: the type of the values of the slot that it needs.
  func passOn(_ source: WeakInstance, of sourceType: Any.Type) {
    guard let slot, let plan = slot.plan else { return }
    copy = SlotCopy(make: slot.fields.pointee.make, plan: plan, node: slot.node, source: source, sourceType: sourceType)
  }

  /// Notes a value, if it is an object: that of a shared slot, by the thread that owns the creation, and one that is
  /// given, by the thread that builds the instance.
  func remember<Element>(_ value: Element) {
    object = Cleanse.object(behind: value)
  }

  /// The value of the slot, as long as its binding is alive, or what it passes on.
  func value<Element>(as type: Element.Type) -> Element? {
    guard let handle else {
      guard let copy else { return nil }
      return nesting.nested {
        copy.plan.stopForReentrantCreation(of: copy.node)
      } _: {
        copy.value(as: type)
      }
    }
    // Only the build of the instance can create an awaited value.
    if handle.slot.isAwaited || copy?.source.isAwaited == true { return nil }
    if handle.slot.isShared { return handle.value(as: type) }
    return nesting.nested {
      handle.slot.stopForReentrantCreation()
    } _: {
      handle.value(as: type)
    }
  }

  /// The value, made or noted.
  func anyValue<Element>(as type: Element.Type) -> Element? {
    value(as: type) ?? object(as: type)
  }

  /// The noted value, while it is alive.
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
    guard keptSlot == nil else { return self }
    let detached = WeakInstance()
    guard let handle else {
      guard let copy else { return self }
      copy.noteValue(in: detached)
      return detached
    }
    handle.slot.noteValue(in: detached)
    if detached.object == nil {
      let slot = handle.slot.detached()
      detached.keptSlot = slot
      detached.connect(slot)
    }
    return detached
  }

  /// Whether the noted value is alive.
  var hasObject: Bool { object != nil }

  private var isAwaited: Bool { slot?.isAwaited == true || copy?.source.isAwaited == true }

  /// The slot, as long as its binding is alive, with what keeps it so.
  var handle: SlotHandle? {
    guard let slot else { return nil }
    guard isInCluster else { return SlotHandle(slot) }
    return cluster.map { SlotHandle(slot, in: $0) }
  }
}

extension WeakInstance.SlotCopy {
  func value<Element>(as type: Element.Type) -> Element? {
    func value<Source>(madeOf type: Source.Type) -> Element? {
      guard let original = source.anyValue(as: type) else { return nil }
      let slot = Slot.create(make: make, plan: plan, node: node)
      let dependency = Slot.unshared { _, memory in memory.initializeMemory(as: Source.self, to: original) }
      slot.setDependency(.passRetained(dependency), at: 0)
      return slot.value(as: Element.self)
    }
    let sourceType = sourceType
    return value(madeOf: sourceType)
  }

  /// Lets a weak side find the value that there is now.
  func noteValue(in weakInstance: WeakInstance) {
    func note<Element>(_ type: Element.Type) {
      if let value = value(as: type) { weakInstance.remember(value) }
    }
    let elementType = plan.slots[node].elementType
    note(elementType)
  }
}

extension WeakInstance: OpaqueToReflection {
  var customMirror: Mirror { emptyMirror }
}

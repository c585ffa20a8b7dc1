/// The weak side of a slot, held by `WeakProvider`s.
final class WeakInstance {
  private weak var slot: Slot?
  private weak var cluster: SlotCluster?
  private var isInCluster = false
  private weak var object: AnyObject?
  /// The detached slot that keeps a value that is not an object, if the weak side belongs to no isolation.
  private var keptSlot: Slot?
  private let nesting = NestingLimit()
  private var copy: SlotCopy?

  /// The parts needed to recreate a released slot from its only dependency.
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

  /// Recreates the value from the one that it forwards, once the slot is released. Call it after `connect(_:)`.
  /// - Parameter sourceType: the type of the forwarded value, which is the slot's only dependency.
  func passOn(_ source: WeakInstance, of sourceType: Any.Type) {
    guard let slot, let plan = slot.plan else { return }
    copy = SlotCopy(make: slot.fields.pointee.make, plan: plan, node: slot.node, source: source, sourceType: sourceType)
  }

  /// Records a value weakly, if it is an object: of a shared slot, by the thread that owns the creation; of a seed or
  /// `to(value:)`, by the thread that builds the instance.
  func remember<Element>(_ value: Element) {
    object = Cleanse.object(behind: value)
  }

  /// The value of the slot while its binding is alive; afterwards, the value that it forwards.
  func value<Element>(as type: Element.Type) -> Element? {
    guard let handle else {
      guard let copy else { return nil }
      return nesting.nested {
        copy.plan.stopForReentrantCreation(of: copy.node)
      } _: {
        copy.value(as: type)
      }
    }
    // Only the build of the instance can create the value of an async binding.
    if handle.slot.isAwaited || copy?.source.isAwaited == true { return nil }
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

  /// Whether the recorded object is alive.
  var hasObject: Bool { object != nil }

  private var isAwaited: Bool { slot?.isAwaited == true || copy?.source.isAwaited == true }

  /// The slot while its binding is alive, with the cluster that keeps it alive.
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

  /// Records the current value in a weak side.
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

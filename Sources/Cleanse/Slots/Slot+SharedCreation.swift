import BindingGraph

extension Slot {
  /// Makes the shared value, or waits for the thread that is making it. Exactly one thread ever makes it.
  /// - Returns: `false`, and nothing made, for a value that is to be remembered weakly.
  @usableFromInline
  func createSharedValue() -> Bool {
    guard let plan = fields.pointee.plan else { linkIsBroken() }
    return plan._withUnsafeGuaranteedRef { createSharedValue(by: $0) }
  }

  private func createSharedValue(by plan: SlotPlan) -> Bool {
    if attachments?.isRememberedWeakly == true { return state.isDone }
    while !state.isDone {
      guard claimCreation(by: plan) else { continue }
      make(into: valueMemory)
      if let weakInstance = attachments?.weakInstance { remember(in: weakInstance, by: plan) }
      if state.finish() { plan.creationMonitor.wakeAll() }
    }
    return true
  }

  /// Whether the shared value is there.
  var hasSharedValue: Bool {
    guard isShared, !state.isDone else { return isShared }
    return attachments?.isRememberedWeakly == true && attachments?.weakInstance?.hasObject == true
  }

  /// Whether the value is still awaited: only the build of the instance can create it.
  var isAwaited: Bool { !state.isDone && plan?.slots[node].isAwaited == true }

  /// Makes the shared value, where it is not there yet.
  func prepareSharedValue() {
    if isShared, !state.isDone { _ = createSharedValue() }
  }

  /// Makes the shared value by a closure other than the slot's own, unless it is there, or a thread is making it.
  ///
  /// May be called on any thread, and waits for none. A thread that requests the value meanwhile waits.
  func prepareSharedValue(by creation: ConcurrentCreation) {
    guard let plan else { linkIsBroken() }
    guard state.claim(for: .current) else { return }
    creation.make(self, valueMemory)
    if let weakInstance = attachments?.weakInstance { remember(in: weakInstance, by: plan) }
    if state.finish() { plan.creationMonitor.wakeAll() }
  }

  /// Takes the shared value, which was awaited elsewhere. To be called once, and not while the value is requested.
  func take(_ created: CreatedValue) {
    guard let plan else { linkIsBroken() }
    created.put(self, valueMemory)
    if let weakInstance = attachments?.weakInstance { remember(in: weakInstance, by: plan) }
    if state.finish() { plan.creationMonitor.wakeAll() }
  }

  /// The value of a slot that must not keep it alive forever: remembered while it is alive if it is an
  /// object, and like any other shared value otherwise.
  @usableFromInline
  func weaklyRememberedValue<Element>(as type: Element.Type) -> Element {
    guard let plan, let weakInstance = attachments?.weakInstance else { linkIsBroken() }
    let memory = valueMemory.assumingMemoryBound(to: Element.self)
    while !state.isDone {
      guard claimCreation(by: plan) else { continue }
      if let alive = weakInstance.object(as: Element.self) {
        if state.abandon() { plan.creationMonitor.wakeAll() }
        return alive
      }
      make(into: valueMemory)
      weakInstance.remember(memory.pointee)
      if object(behind: memory.pointee) != nil {
        let made = memory.move()
        if state.abandon() { plan.creationMonitor.wakeAll() }
        return made
      }
      if state.finish() { plan.creationMonitor.wakeAll() }
    }
    return memory.pointee
  }

  /// Whether it is for the caller to make the value; if not, it has waited for the thread that does.
  private func claimCreation(by plan: SlotPlan) -> Bool {
    if state.claim(for: .current) { return true }
    if case .wouldWaitForever = plan.creationMonitor.wait(for: state) { plan.stopForReentrantCreation(of: node) }
    return false
  }

  /// Lets weak providers find the value even after the slot is gone. Creates it now if necessary.
  func noteValue(in weakInstance: WeakInstance) {
    func note<Element>(_ type: Element.Type) { weakInstance.remember(value(as: type)) }
    guard let plan else { linkIsBroken() }
    let elementType = plan.slots[node].elementType
    note(elementType)
  }

  private func remember(in weakInstance: WeakInstance, by plan: SlotPlan) {
    func note<Element>(_ type: Element.Type) {
      weakInstance.remember(valueMemory.assumingMemoryBound(to: type).pointee)
    }
    let elementType = plan.slots[node].elementType
    note(elementType)
  }
}

extension Slot {
  /// A slot with the value that this one has now, and without anything that the value was made from.
  ///
  /// Made where this slot belongs, and used anywhere: it holds nothing but the value, which is sendable.
  func detached() -> Slot {
    func detach<Element>(_ type: Element.Type) -> Slot {
      let value = value(as: type)
      return .unshared { _, memory in memory.initializeMemory(as: Element.self, to: value) }
    }
    // A slot without a plan is detached, or holds what `init(value:)` of a provider was given.
    guard let plan else { return self }
    let elementType = plan.slots[node].elementType
    return detach(elementType)
  }
}

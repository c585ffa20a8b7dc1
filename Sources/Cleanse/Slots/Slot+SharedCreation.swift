import BindingGraph

extension Slot {
  /// Creates the shared value, or waits for the thread that is creating it. Exactly one thread ever creates it.
  /// - Returns: `false`, without creating anything, for a value that must be held weakly.
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

  /// Whether the shared value exists.
  var hasSharedValue: Bool {
    guard isShared, !state.isDone else { return isShared }
    return attachments?.isRememberedWeakly == true && attachments?.weakInstance?.hasObject == true
  }

  /// Whether the value of an async binding is still missing: only the build of the instance can create it.
  var isAwaited: Bool { !state.isDone && plan?.slots[node].isAwaited == true }

  /// Whether the value is awaited, or its factory requires such a value.
  // Forms, such as `Provider`, require nothing to be created.
  var requiresAwaitedValue: Bool {
    if isAwaited { return true }
    guard !isShared, let plan, case .run = plan.slots[node].source else { return false }
    return (0..<dependencyCount).contains { dependency(at: $0)._withUnsafeGuaranteedRef(\.requiresAwaitedValue) }
  }

  /// Creates the shared value, if it does not exist yet.
  func prepareSharedValue() {
    if isShared, !state.isDone { _ = createSharedValue() }
  }

  /// Creates the shared value by a closure other than the slot's own, unless it exists or a thread is creating it.
  ///
  /// May be called on any thread, and does not wait. A thread that requests the value meanwhile waits.
  func prepareSharedValue(by creation: ConcurrentCreation) {
    guard let plan else { linkIsBroken() }
    guard state.claim(for: .current) else { return }
    creation.make(self, valueMemory)
    if let weakInstance = attachments?.weakInstance { remember(in: weakInstance, by: plan) }
    if state.finish() { plan.creationMonitor.wakeAll() }
  }

  /// Stores the shared value of an async binding. Call it once, and not while the value is requested.
  func take(_ created: CreatedValue) {
    guard let plan else { linkIsBroken() }
    created.put(self, valueMemory)
    if let weakInstance = attachments?.weakInstance { remember(in: weakInstance, by: plan) }
    if state.finish() { plan.creationMonitor.wakeAll() }
  }

  /// The value of a slot that must not keep it alive forever: an object is held weakly, and any other value strongly,
  /// like any shared value.
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

  /// Whether the caller must create the value; otherwise it has waited for the creating thread.
  private func claimCreation(by plan: SlotPlan) -> Bool {
    if state.claim(for: .current) { return true }
    if case .wouldWaitForever = plan.creationMonitor.wait(for: state) { plan.stopForReentrantCreation(of: node) }
    return false
  }

  /// Records the value in a weak side that may outlive the slot. Creates the value now if necessary.
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
  /// A slot with the current value of this one, without its dependencies.
  ///
  /// Created in the isolation of this slot, and used anywhere: it holds only the value, which is sendable.
  func detached() -> Slot {
    func detach<Element>(_ type: Element.Type) -> Slot {
      let value = value(as: type)
      return .unshared { _, memory in memory.initializeMemory(as: Element.self, to: value) }
    }
    // A slot without a plan is detached, or holds the argument of a provider's `init(value:)`.
    guard let plan else { return self }
    let elementType = plan.slots[node].elementType
    return detach(elementType)
  }
}

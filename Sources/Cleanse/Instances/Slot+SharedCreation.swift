import BindingGraph

extension Slot {
  /// Makes the shared value, or waits for the thread that is making it. Exactly one thread ever makes it.
  @usableFromInline
  func createSharedValue<Element>(as type: Element.Type = Element.self) -> Element {
    guard let storage, let plan else { linkIsBroken() }
    let monitor = plan.creationMonitor
    while true {
      if storage.isReady { return storage.pointer(to: type).pointee }
      if storage.owner.claim(for: .current) {
        defer { monitor.release(storage.owner) }
        return ownedValue(in: storage)
      }
      if case .wouldWaitForever = monitor.wait(for: storage.owner) { plan.stopForReentrantCreation(of: node) }
    }
  }

  /// The value, made by the thread that owns the storage unless another one was faster.
  private func ownedValue<Element>(in storage: SharedStorage) -> Element {
    if storage.isReady { return storage.pointer(to: Element.self).pointee }
    let weakly = attachments?.weakInstance
    let isRememberedWeakly = attachments?.isRememberedWeakly == true
    if isRememberedWeakly, let alive = weakly?.object(as: Element.self) { return alive }
    let pointer = storage.pointer(to: Element.self)
    make(self, UnsafeMutableRawPointer(pointer))
    weakly?.remember(pointer.pointee)
    // Only objects can be remembered weakly.
    if isRememberedWeakly, Swift.type(of: pointer.pointee as Any) is AnyClass { return pointer.move() }
    storage.publish()
    return pointer.pointee
  }
}

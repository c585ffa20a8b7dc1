import BindingGraph

/// A value that was just made. Good only while the observer is called.
package struct Creation {
  package let key: BoundKey
  private let slot: Slot
  private let memory: UnsafeMutableRawPointer
  private let components: [TypeReference]

  init(key: BoundKey, slot: Slot, memory: UnsafeMutableRawPointer, components: [TypeReference]) {
    self.key = key
    self.slot = slot
    self.memory = memory
    self.components = components
  }

  /// The value, without a hold on it; `nil` where it is not shared.
  package var sharedValue: WatchedValue? {
    guard slot.isShared, let plan = slot.plan, let elementType = slot.elementType else { return nil }
    func object<Element>(of type: Element.Type) -> AnyObject? {
      Cleanse.object(behind: memory.assumingMemoryBound(to: type).pointee)
    }
    return WatchedValue(
      binding: plan.binding(of: slot.node), node: slot.node, components: components, slot: slot,
      object: object(of: elementType))
  }
}

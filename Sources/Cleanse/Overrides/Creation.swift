import BindingGraph

/// A value that was just made. Good only while the observer is called.
package struct Creation {
  package let key: BoundKey
  /// The component that has made it and those around it, the outermost first.
  package let components: [TypeReference]
  private let slot: Slot
  private let memory: UnsafeMutableRawPointer

  init(key: BoundKey, slot: Slot, memory: UnsafeMutableRawPointer, components: [TypeReference]) {
    self.key = key
    self.slot = slot
    self.memory = memory
    self.components = components
  }

  /// The position of the binding among those of its component.
  package var node: Int { slot.node }

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

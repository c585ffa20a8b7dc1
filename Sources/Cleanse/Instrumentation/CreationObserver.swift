import BindingGraph

/// Called with each value that a factory or a provider of the graph has created, on the thread that created it.
package typealias CreationObserver = @Sendable (Creation) -> Void

extension Recording {
  /// Returns the same recording, with an observer of created values.
  func observed(by observer: @escaping CreationObserver, in components: [TypeReference]) -> Recording {
    func observing(_ make: Maker, of declaration: Declaration) -> Maker {
      let key = BoundKey(identity: declaration.key)
      return Maker { slot, memory in
        make(slot, memory)
        observer(Creation(key: key, slot: slot, memory: memory, components: components))
      }
    }
    return changingMakers { declaration, make in
      observing(make, of: declaration)
    } asynchronous: { declaration, create in
      // The observer is called once the value is in its slot.
      { slot in create(slot).placed { observing($0, of: declaration) } }
    } concurrent: { declaration, begin in
      { slot in begin(slot).placed { observing($0, of: declaration) } }
    }
  }
}

/// A value that has just been created. Valid only during the call of the observer.
package struct Creation {
  package let key: BoundKey
  /// The component that created it and its ancestors, outermost first.
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

  /// The value, without a strong reference to it; `nil` if it is not shared.
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

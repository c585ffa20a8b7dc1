import BindingGraph

/// Called with each value that a factory or a provider of the graph has created, on the thread that created it.
package typealias CreationObserver = @Sendable (Creation) -> Void

extension Recording {
  /// The same overrides, with an observer of created values.
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
      // Heard of when the value is in its place.
      { slot in create(slot).placed { observing($0, of: declaration) } }
    } concurrent: { declaration, begin in
      { slot in begin(slot).placed { observing($0, of: declaration) } }
    }
  }
}

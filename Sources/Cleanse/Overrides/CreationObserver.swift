import BindingGraph

/// Hears of each value that a factory or a provider of the graph has made, from the thread that made it.
package typealias CreationObserver = @Sendable (Creation) -> Void

extension Recording {
  /// The same, with an observer that hears of each value made.
  /// - Parameter components: the component and those around it, the outermost first.
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
    }
  }
}

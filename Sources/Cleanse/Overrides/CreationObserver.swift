/// Hears of each value that a factory or a provider of the graph has made, from the thread that made it.
package typealias CreationObserver = @Sendable (BoundKey) -> Void

extension Recording {
  /// The same, with an observer that hears of each value made.
  func observed(by observer: @escaping CreationObserver) -> Recording {
    changingMakers { declaration, make in
      let key = BoundKey(identity: declaration.key)
      return { slot, memory in
        make(slot, memory)
        observer(key)
      }
    } asynchronous: { declaration, create in
      let key = BoundKey(identity: declaration.key)
      return { slot in
        // Heard of when the value is in its place.
        create(slot).placed { put in
          { slot, memory in
            put(slot, memory)
            observer(key)
          }
        }
      }
    }
  }
}

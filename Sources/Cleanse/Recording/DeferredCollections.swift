/// A collection whose elements are created one by one, on request.
///
/// Its slot depends on the contributions to the collection of values, not on that collection.
protocol DeferredCollection: DependencyForm {
  /// The closure that creates the collection.
  /// - Parameter keys: the key of the element of each dependency of the slot; empty for an array.
  static func maker(keys: [AnyHashable]) -> Maker
}

/// The forms `[Provider<T>]`, `[Lazy<T>]` and `[() -> T]` of `[T]`.
enum DeferredArray<Deferred: DeferredElement>: DeferredCollection {
  static var form: DependencyFormKind { .deferredElements(of: [Deferred.DeferredValue].self) }

  static func maker(keys: [AnyHashable]) -> Maker {
    Maker { slot, memory in make(for: slot, in: memory) }
  }

  static func make(for slot: Slot, in memory: UnsafeMutableRawPointer) {
    var elements: [Deferred.Placeholder] = []
    elements.reserveCapacity(slot.dependencyCount)
    for index in 0..<slot.dependencyCount {
      elements.append(Deferred.placeholder(of: SlotHandle(slot.dependency(index)), for: slot))
    }
    memory.initializeMemory(as: [Deferred.Placeholder].self, to: elements)
  }
}

/// The forms `[Key: Provider<T>]`, `[Key: Lazy<T>]` and `[Key: () -> T]` of `[Key: T]`.
enum DeferredDictionary<Key: Hashable, Deferred: DeferredElement>: DeferredCollection {
  static var form: DependencyFormKind { .deferredElements(of: [Key: Deferred.DeferredValue].self) }

  static func maker(keys: [AnyHashable]) -> Maker {
    let keys = keys.map { $0.base as? Key }
    return Maker { slot, memory in
      var elements: [Key: Deferred.Placeholder] = [:]
      for (index, key) in keys.enumerated() {
        guard let key else { slot.linkIsBroken() }
        // The component's own elements precede those of its ancestors.
        guard elements[key] == nil else { continue }
        elements[key] = Deferred.placeholder(of: value(of: SlotHandle(slot.dependency(index))), for: slot)
      }
      memory.initializeMemory(as: [Key: Deferred.Placeholder].self, to: elements)
    }
  }

  /// The value of a contribution, without its key.
  private static func value(of contribution: SlotHandle) -> SlotHandle {
    SlotHandle(
      .unshared { _, memory in
        let element = contribution.value(as: DictionaryElement<Key, Deferred.DeferredValue>.self)
        memory.initializeMemory(as: Deferred.DeferredValue.self, to: element.value)
      })
  }

  static func make(for slot: Slot, in memory: UnsafeMutableRawPointer) {
    // Only the plan knows the keys.
    slot.linkIsBroken()
  }
}

extension Array: CollectionOfElements {
  static var elementType: Any.Type { Element.self }

  static func form<Deferred: DeferredElement>(of element: Deferred.Type) -> any DependencyForm.Type {
    DeferredArray<Deferred>.self
  }
}

extension Dictionary: CollectionOfElements {
  static var elementType: Any.Type { Value.self }

  static func form<Deferred: DeferredElement>(of element: Deferred.Type) -> any DependencyForm.Type {
    DeferredDictionary<Key, Deferred>.self
  }
}

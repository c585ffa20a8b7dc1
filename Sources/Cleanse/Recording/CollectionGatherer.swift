/// Creates the closures that gather collections from their contributions.
enum CollectionGatherer {
  static func array<Element>(of type: Element.Type) -> ([ContributionForm]) -> Maker {
    { forms in
      Maker { slot, memory in
        var elements: [Element] = []
        elements.reserveCapacity(forms.count)
        for (index, form) in forms.enumerated() {
          switch form {
          case .nothing: break
          case .element: elements.append(slot.value(of: index, as: Element.self))
          case .elements, .collection: elements += slot.value(of: index, as: [Element].self)
          }
        }
        memory.initializeMemory(as: [Element].self, to: elements)
      }
    }
  }

  static func set<Element: Hashable>(of type: Element.Type) -> ([ContributionForm]) -> Maker {
    { forms in
      Maker { slot, memory in
        var elements: Set<Element> = []
        for (index, form) in forms.enumerated() {
          switch form {
          case .nothing: break
          case .element: elements.insert(slot.value(of: index, as: Element.self))
          case .elements: elements.formUnion(slot.value(of: index, as: [Element].self))
          case .collection: elements.formUnion(slot.value(of: index, as: Set<Element>.self))
          }
        }
        memory.initializeMemory(as: Set<Element>.self, to: elements)
      }
    }
  }

  static func dictionary<Key: Hashable, Element>(of type: Element.Type, key: Key.Type) -> ([ContributionForm]) -> Maker
  {
    { forms in
      Maker { slot, memory in
        var elements: [Key: Element] = [:]
        for (index, form) in forms.enumerated() {
          switch form {
          case .nothing: break
          case .element, .elements:
            let element = slot.value(of: index, as: DictionaryElement<Key, Element>.self)
            elements[element.key] = element.value
          case .collection:
            elements.merge(slot.value(of: index, as: [Key: Element].self)) { own, _ in own }
          }
        }
        memory.initializeMemory(as: [Key: Element].self, to: elements)
      }
    }
  }
}

/// The contribution of one dependency to a collection.
enum ContributionForm {
  /// One element.
  case element
  /// An array of elements.
  case elements
  /// No element: the collection is only declared.
  case nothing
  /// The collection of the nearest ancestor.
  case collection
}

/// An element of a dictionary multibinding: a value and its key.
struct DictionaryElement<Key: Hashable, Value> {
  let key: Key
  let value: Value

  /// Turns the closure that creates the value into one that creates the pair.
  static func maker(key: Key, value: Maker) -> Maker {
    Maker { slot, memory in
      let made = withUnsafeTemporaryAllocation(of: Value.self, capacity: 1) { valueMemory in
        // A buffer of one element always has a base address.
        let pointer = valueMemory.baseAddress.unsafelyUnwrapped
        value(slot, UnsafeMutableRawPointer(pointer))
        return pointer.move()
      }
      memory.initializeMemory(as: Self.self, to: DictionaryElement(key: key, value: made))
    }
  }
}

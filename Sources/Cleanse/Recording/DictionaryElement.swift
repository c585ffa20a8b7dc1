/// What a contribution to a dictionary makes: a value, and the key that it stands under.
struct DictionaryElement<Key: Hashable, Value> {
  let key: Key
  let value: Value

  /// The closure that makes the pair, from the one that makes the value.
  static func maker(key: Key, value: Maker) -> Maker {
    Maker { slot, memory in
      let made = withUnsafeTemporaryAllocation(of: Value.self, capacity: 1) { valueMemory in
        // A buffer of one element has a base address.
        let pointer = valueMemory.baseAddress.unsafelyUnwrapped
        value(slot, UnsafeMutableRawPointer(pointer))
        return pointer.move()
      }
      memory.initializeMemory(as: Self.self, to: DictionaryElement(key: key, value: made))
    }
  }
}

extension ContiguousArray {
  /// Frees the unused capacity, if there is much of it.
  mutating func trim() {
    guard capacity - count > count / 8 else { return }
    guard !isEmpty else {
      // An array created without capacity would write its count into the empty storage that all threads share.
      self = []
      return
    }
    self = ContiguousArray(unsafeUninitializedCapacity: count) { memory, initializedCount in
      initializedCount = memory.initialize(fromContentsOf: self)
    }
  }
}

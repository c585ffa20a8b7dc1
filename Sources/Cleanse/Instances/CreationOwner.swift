import CleanseAtomics

/// Names the thread that is making a shared value, and whether others wait for it.
struct CreationOwner {
  private static let nobody: UInt = 0
  private static let waitersBit: UInt = 1

  let word: UnsafeMutablePointer<UInt>

  /// Makes the thread the owner, if there is none.
  func claim(for thread: ThreadIdentity) -> Bool {
    cleanse_atomic_compare_exchange(word, Self.nobody, thread.rawValue)
  }

  /// The present owner.
  var thread: ThreadIdentity? {
    let value = cleanse_atomic_load_acquire(word) & ~Self.waitersBit
    return value == Self.nobody ? nil : ThreadIdentity(rawValue: value)
  }

  /// Leaves word that somebody waits.
  /// - Returns: `false` when the owner has changed meanwhile.
  func announceWaiter(on thread: ThreadIdentity) -> Bool {
    let announced = thread.rawValue | Self.waitersBit
    return cleanse_atomic_load_acquire(word) == announced
      || cleanse_atomic_compare_exchange(word, thread.rawValue, announced)
  }

  /// Ends the ownership.
  /// - Returns: whether somebody waits.
  func release() -> Bool {
    cleanse_atomic_exchange(word, Self.nobody) & Self.waitersBit != 0
  }
}

import CleanseShims
internal import CleanseThreads

/// The state of a shared value's creation, in one word: not begun, the creating thread, or done.
@usableFromInline
struct CreationState {
  private static let notBegun: UInt = 0
  // Thread numbers are even and not zero, so this is not one of them.
  @usableFromInline static let done: UInt = 1
  private static let waitersBit: UInt = 1

  @usableFromInline let word: UnsafeMutablePointer<UInt>

  @inlinable
  init(word: UnsafeMutablePointer<UInt>) {
    self.word = word
  }

  /// Whether the value exists. If so, all writes of its initializer are visible to the caller.
  @inlinable
  var isDone: Bool {
    cleanse_atomic_load_acquire(word) == Self.done
  }

  /// Makes the thread the creator of the value, if the value does not exist and no thread is creating it.
  func claim(for thread: ThreadIdentity) -> Bool {
    cleanse_atomic_compare_exchange(word, Self.notBegun, thread.rawValue)
  }

  /// Ends the creation: the value exists for all threads.
  /// - Returns: whether a thread waits.
  func finish() -> Bool {
    cleanse_atomic_exchange(word, Self.done) & Self.waitersBit != 0
  }

  /// Ends the creation without a value.
  /// - Returns: whether a thread waits.
  func abandon() -> Bool {
    cleanse_atomic_exchange(word, Self.notBegun) & Self.waitersBit != 0
  }
}

extension CreationState: OwnedCreation {
  var owner: ThreadIdentity? {
    let value = cleanse_atomic_load_acquire(word) & ~Self.waitersBit
    return value == Self.notBegun ? nil : ThreadIdentity(rawValue: value)
  }

  func announceWaiter(on owner: ThreadIdentity) -> Bool {
    let announced = owner.rawValue | Self.waitersBit
    return cleanse_atomic_load_acquire(word) == announced
      || cleanse_atomic_compare_exchange(word, owner.rawValue, announced)
  }
}

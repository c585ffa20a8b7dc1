import CleanseShims
internal import CleanseThreads

/// How far the making of a shared value has come, in one word: not begun, the thread that is at it, or done.
@usableFromInline
struct CreationState {
  private static let notBegun: UInt = 0
  // Threads' numbers are even and not zero, so this is none of them.
  @usableFromInline static let done: UInt = 1
  private static let waitersBit: UInt = 1

  @usableFromInline let word: UnsafeMutablePointer<UInt>

  @inlinable
  init(word: UnsafeMutablePointer<UInt>) {
    self.word = word
  }

  /// Whether the value is there. What its initializer wrote is visible to the caller then.
  @inlinable
  var isDone: Bool {
    cleanse_atomic_load_acquire(word) == Self.done
  }

  /// Makes the thread the one that makes the value, if it is not there and no thread is making it.
  func claim(for thread: ThreadIdentity) -> Bool {
    cleanse_atomic_compare_exchange(word, Self.notBegun, thread.rawValue)
  }

  /// Ends the making: the value is there for all threads.
  /// - Returns: whether a thread waits.
  func finish() -> Bool {
    cleanse_atomic_exchange(word, Self.done) & Self.waitersBit != 0
  }

  /// Ends the making without leaving a value.
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

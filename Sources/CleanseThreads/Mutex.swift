import CleanseShims

/// The mutex of the platform, with a condition variable. No code of a user ever runs while it is held.
package final class Mutex {
  private let lockPointer = cleanse_lock_create()

  package init() {}

  deinit { cleanse_lock_destroy(lockPointer) }

  // Inlined into other modules: otherwise the function would not know the result type, and be slower than the lock.
  @inlinable
  package func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
    lock()
    defer { unlock() }
    return try body()
  }

  @usableFromInline
  package func lock() { cleanse_lock_acquire(lockPointer) }

  @usableFromInline
  package func unlock() { cleanse_lock_release(lockPointer) }

  /// Releases the lock until `wakeAll()` is called. The caller holds the lock, and rechecks its condition afterwards.
  package func wait() { cleanse_lock_wait(lockPointer) }

  package func wakeAll() { cleanse_lock_wake_all(lockPointer) }
}

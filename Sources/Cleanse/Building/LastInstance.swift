internal import CleanseThreads

/// Keeps the last instance that a factory built, from any number of threads.
final class LastInstance {
  private let mutex = Mutex()
  // Not an optional, for which Swift would make a type at the first start.
  private var instance: Any = ()

  func replace(by new: Any) {
    let previous = mutex.withLock {
      defer { instance = new }
      return instance
    }
    // Released outside the lock, because that may run user code.
    withExtendedLifetime(previous) {}
  }
}

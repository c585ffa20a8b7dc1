/// Keeps the last instance that a factory built, from any number of threads.
final class LastInstance {
  private let mutex = Mutex()
  private var instance: InstanceSlots?

  func replace(by new: InstanceSlots) {
    let previous = mutex.withLock {
      defer { instance = new }
      return instance
    }
    // Released outside the lock, because that may run user code.
    _ = previous
  }
}

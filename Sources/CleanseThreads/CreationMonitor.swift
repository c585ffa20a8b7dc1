/// A monitor for threads that wait for values of other threads.
///
/// It also knows which thread waits for which, so that it can report a deadlock to threads that request each other's
/// unfinished values.
// Unchecked because `mutex` guards `waiting`.
package final class CreationMonitor: @unchecked Sendable {
  private struct Waiting {
    let thread: ThreadIdentity
    let creation: any OwnedCreation
  }

  /// The outcome of a wait for another thread's value.
  package enum Outcome {
    /// The owner is done: check the value again.
    case ownerIsDone
    /// The value can never be finished, because its creation waits for the requesting thread. Contains the creations on
    /// the path, each awaited by the owner of the one before, from the requested one to one of the requesting thread.
    case wouldWaitForever([any OwnedCreation])
  }

  private let mutex = Mutex()
  private var waiting: [Waiting] = []

  package init() {}

  /// Waits until the creating thread finishes or abandons a value.
  // Not inlined: otherwise callers that need not wait would also perform its checks of exclusive access.
  @inline(never)
  package func wait(for creation: some OwnedCreation) -> Outcome {
    let current = ThreadIdentity.current
    return mutex.withLock {
      guard let owner = creation.owner else { return .ownerIsDone }
      if let cycle = way(from: creation, to: current) { return .wouldWaitForever(cycle) }
      guard creation.announceWaiter(on: owner) else { return .ownerIsDone }
      waiting.append(Waiting(thread: current, creation: creation))
      mutex.wait()
      waiting.removeAll { $0.thread == current }
      return .ownerIsDone
    }
  }

  /// Wakes all waiting threads, after an awaited value is done or was abandoned.
  package func wakeAll() {
    mutex.withLock { mutex.wakeAll() }
  }

  /// The path from a creation to one of a thread, along the waits of owners; `nil` if there is none.
  private func way(from creation: any OwnedCreation, to thread: ThreadIdentity) -> [any OwnedCreation]? {
    var way = [creation]
    // Each thread waits for at most one value, so a longer path than this list is in a cycle of other threads.
    for _ in 0...waiting.count {
      guard let owner = way[way.count - 1].owner else { return nil }
      if owner == thread { return way }
      guard let next = waiting.first(where: { $0.thread == owner }) else { return nil }
      way.append(next.creation)
    }
    return nil
  }
}

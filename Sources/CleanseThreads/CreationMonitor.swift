/// Where threads wait for values that other threads are making.
///
/// Besides waiting it knows who waits for whom, so that threads which ask for each other's unfinished values are told so,
/// instead of waiting forever.
// Unchecked because `mutex` guards `waiting`.
package final class CreationMonitor: @unchecked Sendable {
  private struct Waiting {
    let thread: ThreadIdentity
    let creation: any OwnedCreation
  }

  /// How a wait for another thread's value ended.
  package enum Outcome {
    /// The owner is done: look again.
    case ownerIsDone
    /// The value can never be finished, because its making waits for the asking thread: the creations on that way, each
    /// awaited by the owner of the one before, from the one that was asked for to one of the asking thread.
    case wouldWaitForever([any OwnedCreation])
  }

  private let mutex = Mutex()
  private var waiting: [Waiting] = []

  package init() {}

  /// Waits until the thread that is making a value has let go.
  // Not inlined: its checks of exclusive access would be made by those, too, who need not wait.
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

  /// Wakes those who wait, after an awaited value is done or was abandoned.
  package func wakeAll() {
    mutex.withLock { mutex.wakeAll() }
  }

  /// The way from a creation to one of a thread, along what owners wait for; `nil` where it leads elsewhere.
  private func way(from creation: any OwnedCreation, to thread: ThreadIdentity) -> [any OwnedCreation]? {
    var way = [creation]
    // Each thread waits for one value at most, so a way longer than this list goes in a cycle that others are in.
    for _ in 0...waiting.count {
      guard let owner = way[way.count - 1].owner else { return nil }
      if owner == thread { return way }
      guard let next = waiting.first(where: { $0.thread == owner }) else { return nil }
      way.append(next.creation)
    }
    return nil
  }
}

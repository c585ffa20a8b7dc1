/// Where threads wait for a shared value that another thread is making.
///
/// There is one for each graph. Besides waiting it knows who waits for whom, so that threads whose initializers ask
/// for each other's unfinished values are stopped with a message instead of waiting forever.
final class CreationMonitor {
  private struct Waiting {
    let thread: ThreadIdentity
    let state: CreationState
  }

  /// How a wait for another thread's value ended.
  enum Outcome {
    /// The owner is done: look again.
    case ownerIsDone
    /// The value can never be finished, because its making waits for the asking thread.
    case wouldWaitForever
  }

  private let mutex = Mutex()
  private var waiting: [Waiting] = []

  /// Waits until the thread that is making the value has let go.
  // Not inlined: its checks of exclusive access would be made by those, too, who need not wait.
  @inline(never)
  func wait(for state: CreationState) -> Outcome {
    let current = ThreadIdentity.current
    return mutex.withLock {
      guard let thread = state.owner else { return .ownerIsDone }
      if leads(from: thread, to: current) { return .wouldWaitForever }
      guard state.announceWaiter(on: thread) else { return .ownerIsDone }
      waiting.append(Waiting(thread: current, state: state))
      mutex.wait()
      waiting.removeAll { $0.thread == current }
      return .ownerIsDone
    }
  }

  /// Wakes those who wait, after a value somebody waits for is done or was abandoned.
  func wakeAll() {
    mutex.withLock { mutex.wakeAll() }
  }

  /// Whether `thread` is `target`, or waits for something that `target` is making, perhaps through others.
  private func leads(from thread: ThreadIdentity, to target: ThreadIdentity) -> Bool {
    var thread = thread
    // Each thread waits for one value at most, so a way longer than this list goes in a circle.
    for _ in 0...waiting.count {
      if thread == target { return true }
      guard let next = waiting.first(where: { $0.thread == thread })?.state.owner else { return false }
      thread = next
    }
    return false
  }
}

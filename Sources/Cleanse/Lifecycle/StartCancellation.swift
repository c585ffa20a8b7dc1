internal import CleanseThreads

/// Cancels the start that a call has begun. Registered before the start begins, so that no hook begins after the
/// cancellation of the call.
// Unchecked: the lock guards the only state.
final class StartCancellation: @unchecked Sendable {
  private let mutex = Mutex()
  private var work: LifecyclePhases.Work?
  private var isCancelled = false

  /// Begins the start, unless another call has begun it. Then only the cancellation of that call counts.
  func begin(_ start: () -> (work: LifecyclePhases.Work, isNew: Bool)?) -> LifecyclePhases.Work? {
    mutex.withLock {
      guard let (work, isNew) = start() else { return nil }
      if isNew { self.work = work }
      if isNew, isCancelled { work.cancel() }
      return work
    }
  }

  func cancel() {
    let work = mutex.withLock {
      isCancelled = true
      return self.work
    }
    work?.cancel()
  }
}

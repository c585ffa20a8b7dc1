internal import CleanseThreads

/// Sees to it that an instance is started once and stopped once, from any number of tasks.
// Unchecked: the lock guards the only state.
final class LifecyclePhases: @unchecked Sendable {
  /// What the hooks came to.
  struct Outcome: Sendable {
    var errors: [HookError] = []
    /// Whether every hook had its turn.
    var isComplete = true
    /// The errors of stop hooks that ran because `stop()` interrupted the start.
    var errorsOfInterruption: [HookError] = []
  }

  typealias Work = Task<Outcome, Never>

  private let mutex = Mutex()
  private var starting: Work?
  private var stopping: Work?

  /// The task that starts the instance, and whether it has just begun; `nil` where the instance is stopped, or being
  /// stopped.
  /// - Parameter begin: makes that task, at the first call.
  func start(orBegin begin: () -> Work) -> (work: Work, isNew: Bool)? {
    mutex.withLock {
      guard stopping == nil else { return nil }
      if let starting { return (starting, false) }
      let work = begin()
      starting = work
      return (work, true)
    }
  }

  var isStopping: Bool {
    mutex.withLock { stopping != nil }
  }

  /// The task that stops the instance.
  /// - Parameter begin: makes that task, at the first call, from the one that has started the instance or is at it.
  func stop(orBegin begin: (_ starting: Work?) -> Work) -> Work {
    mutex.withLock {
      if let stopping { return stopping }
      let work = begin(starting)
      stopping = work
      return work
    }
  }
}

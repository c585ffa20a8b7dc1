internal import CleanseThreads

/// Ensures that an instance is started once and stopped once, from any number of tasks.
// Unchecked: the lock guards the only state.
final class LifecyclePhases: @unchecked Sendable {
  /// The result of the hooks.
  struct Outcome: Sendable {
    var errors: [HookError] = []
    /// Whether all hooks ran.
    var isComplete = true
    /// The errors of `onStop` hooks that ran because `stop()` interrupted the start.
    var errorsOfInterruption: [HookError] = []
  }

  typealias Work = Task<Outcome, Never>

  private let mutex = Mutex()
  private var starting: Work?
  private var stopping: Work?
  /// The instances that hooks of this instance wait for, one entry for each wait.
  private var awaited: [LifecyclePhases] = []

  /// The task that starts the instance, and whether it has just begun; `nil` if the instance is stopped, or being
  /// stopped.
  /// - Parameter begin: creates the task, at the first call.
  func start(orBegin begin: () -> Work) -> (work: Work, isNew: Bool)? {
    mutex.withLock {
      guard stopping == nil else { return nil }
      if let starting { return (starting, false) }
      let work = begin()
      starting = work
      return (work, true)
    }
  }

  /// Cancels the start, if it is in progress.
  func cancelStart() {
    mutex.withLock { starting }?.cancel()
  }

  /// Whether the instance was started or stopped.
  var hasBegun: Bool {
    mutex.withLock { starting != nil || stopping != nil }
  }

  var isStopping: Bool {
    mutex.withLock { stopping != nil }
  }

  /// The task that stops the instance.
  /// - Parameter begin: creates the task at the first call. Takes the task of the start, finished or not, if any.
  func stop(orBegin begin: (_ starting: Work?) -> Work) -> Work {
    mutex.withLock {
      if let stopping { return stopping }
      let work = begin(starting)
      stopping = work
      return work
    }
  }

  // MARK: Waiting for each other

  /// Records that a hook of this instance waits for the start or the stop of an instance.
  /// - Returns: `false`, without a record, if a hook of that instance waits for this one, directly or indirectly.
  @discardableResult
  func beginWaiting(for other: LifecyclePhases) -> Bool {
    // Recorded first: if two hooks begin to wait for each other at the same time, one of them must see the other.
    mutex.withLock { awaited.append(other) }
    guard other.waits(for: self) else { return true }
    endWaiting(for: other)
    return false
  }

  /// Removes the record of `beginWaiting(for:)`.
  func endWaiting(for other: LifecyclePhases) {
    mutex.withLock {
      if let position = awaited.firstIndex(where: { $0 === other }) { awaited.remove(at: position) }
    }
  }

  /// Whether it is the other instance, or waits for it, directly or through others.
  private func waits(for other: LifecyclePhases) -> Bool {
    var open = [self]
    var known: Set<ObjectIdentifier> = []
    while let next = open.popLast() {
      if next === other { return true }
      guard known.insert(ObjectIdentifier(next)).inserted else { continue }
      open += next.mutex.withLock { next.awaited }
    }
    return false
  }
}

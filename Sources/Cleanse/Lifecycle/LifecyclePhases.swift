internal import CleanseThreads

/// Sees to it that an instance is started once and stopped once, from any number of tasks.
// Unchecked: the lock guards the only state.
final class LifecyclePhases: @unchecked Sendable {
  /// The result of the hooks.
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
  /// The instances that hooks of this one wait for, each as often as they do.
  private var awaited: [LifecyclePhases] = []

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

  /// Cancels the start, where it is under way.
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
  /// - Parameter begin: makes that task, at the first call, from the one that has started the instance or is at it.
  func stop(orBegin begin: (_ starting: Work?) -> Work) -> Work {
    mutex.withLock {
      if let stopping { return stopping }
      let work = begin(starting)
      stopping = work
      return work
    }
  }

  // MARK: Waiting for each other

  /// Notes that a hook of this instance waits for the start or the stop of an instance.
  /// - Returns: `false`, and notes nothing, where a hook of that instance waits for this one, perhaps through others.
  @discardableResult
  func beginWaiting(for other: LifecyclePhases) -> Bool {
    // Noted before: of two hooks that begin to wait for each other at the same time, one must see it.
    mutex.withLock { awaited.append(other) }
    guard other.waits(for: self) else { return true }
    endWaiting(for: other)
    return false
  }

  /// Takes back what `beginWaiting(for:)` has noted.
  func endWaiting(for other: LifecyclePhases) {
    mutex.withLock {
      if let position = awaited.firstIndex(where: { $0 === other }) { awaited.remove(at: position) }
    }
  }

  /// Whether it is another instance, or waits for it, perhaps through others.
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

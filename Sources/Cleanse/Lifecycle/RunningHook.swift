internal import CleanseThreads

/// A hook that runs, as what it calls can see it.
///
/// Tasks that a hook begins inherit this, but may outlive the hook, and are not waited for. So it counts in the
/// hook's own task only.
// Unchecked: the lock guards the only state.
final class RunningHook: @unchecked Sendable {
  @TaskLocal private static var innermost: RunningHook?

  /// The instances that wait for the hook: its own, and those whose hooks wait for that.
  private let waiting: Set<ObjectIdentifier>
  private let task: Int?
  private let mutex = Mutex()
  private var hasEnded = false

  private init(waiting: Set<ObjectIdentifier>) {
    self.waiting = waiting
    task = Self.presentTask
  }

  /// The instances that wait for what the present task does.
  static var waitingInstances: Set<ObjectIdentifier> {
    guard let hook = innermost, hook.task == presentTask, hook.mutex.withLock({ !hook.hasEnded }) else { return [] }
    return hook.waiting
  }

  /// Runs a hook.
  static func run(
    waiting: Set<ObjectIdentifier>, isolation: isolated any Actor, _ hook: () async throws -> Void
  ) async throws {
    let running = RunningHook(waiting: waiting)
    // A task that begins later may stand at the same place in memory.
    defer { running.mutex.withLock { running.hasEnded = true } }
    try await $innermost.withValue(running) { try await hook() }
  }

  private static var presentTask: Int? {
    withUnsafeCurrentTask { $0?.hashValue }
  }
}

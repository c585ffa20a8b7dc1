internal import CleanseThreads

/// A hook or a service that runs, as what it calls can see it.
///
/// Tasks that a hook begins inherit this, but may outlive the hook, and are not waited for. So it counts in the
/// hook's own task only.
// Unchecked: the lock guards the only state.
final class RunningHook: @unchecked Sendable {
  @TaskLocal private static var innermost: RunningHook?

  /// The hook's own, which waits for it.
  private let instance: LifecyclePhases
  private let task: Int?
  private let mutex = Mutex()
  private var hasEnded = false

  private init(of instance: LifecyclePhases) {
    self.instance = instance
    task = Self.presentTask
  }

  /// The instance that waits for what the present task does; `nil` where that runs no hook.
  static var presentInstance: LifecyclePhases? {
    guard let hook = innermost, hook.task == presentTask, hook.mutex.withLock({ !hook.hasEnded }) else { return nil }
    return hook.instance
  }

  /// Runs a hook.
  static func run(
    of instance: LifecyclePhases, isolation: isolated any Actor,
    _ hook: @Sendable (isolated any Actor) async throws -> Void
  ) async throws {
    let running = RunningHook(of: instance)
    // A task that begins later may stand at the same place in memory.
    defer { running.mutex.withLock { running.hasEnded = true } }
    try await $innermost.withValue(running) { try await hook(isolation) }
  }

  /// Runs a service, in a task of its own.
  static func run(of instance: LifecyclePhases, _ service: LifecycleService.Call) async throws {
    let running = RunningHook(of: instance)
    defer { running.mutex.withLock { running.hasEnded = true } }
    try await $innermost.withValue(running) { try await service() }
  }

  /// Runs a part of a hook in another task, for which the hook waits.
  /// - Parameter instance: the hook's own; `nil` where no hook runs.
  static func run(
    of instance: LifecyclePhases?, isolation: isolated (any Actor)?, part: () async throws -> Void
  ) async throws {
    guard let instance else { return try await part() }
    let running = RunningHook(of: instance)
    defer { running.mutex.withLock { running.hasEnded = true } }
    try await $innermost.withValue(running, operation: part)
  }

  private static var presentTask: Int? {
    withUnsafeCurrentTask { $0?.hashValue }
  }
}

internal import CleanseThreads

/// A running hook or service, as a task-local value for the code that it calls.
///
/// Tasks that a hook begins inherit the value, but may outlive the hook, and are not awaited. So it counts only in the
/// hook's own task.
// Unchecked: the lock guards the only state.
final class RunningHook: @unchecked Sendable {
  @TaskLocal private static var innermost: RunningHook?

  /// The hook's own instance, which waits for it.
  private let instance: LifecyclePhases
  private let task: Int?
  private let mutex = Mutex()
  private var hasEnded = false

  private init(of instance: LifecyclePhases) {
    self.instance = instance
    task = Self.presentTask
  }

  /// The instance that waits for the current task; `nil` if the task runs no hook.
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
    // A later task may have the same address in memory.
    defer { running.mutex.withLock { running.hasEnded = true } }
    try await $innermost.withValue(running) { try await hook(isolation) }
  }

  /// Runs a service, in a task of its own.
  static func run(of instance: LifecyclePhases, _ service: LifecycleService.Call) async throws {
    let running = RunningHook(of: instance)
    defer { running.mutex.withLock { running.hasEnded = true } }
    try await $innermost.withValue(running) { try await service() }
  }

  /// Runs a part of a hook in another task, which the hook awaits.
  /// - Parameter instance: the hook's own instance; `nil` if no hook runs.
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

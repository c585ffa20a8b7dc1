extension ComponentInstance {
  /// Runs the `onStart` hooks in dependency order, independent ones concurrently, and begins the services.
  ///
  /// Objects with such a hook or a service are created now if they do not exist yet. Further calls, also from other
  /// tasks, wait for the same start.
  ///
  /// A service begins after the `onStart` hooks of its object, and runs until `stop()`. If it ends during the start,
  /// with `.fail` or `.stop`, everything that was started is stopped. If it ends later, `run` stops the instance;
  /// without `run`, the instance runs on, and `stop()` throws the error of the service.
  ///
  /// - Parameters:
  ///   - hookTimeLimit: the time limit for each hook and each of its values, in seconds: more than 0. A hook that takes
  ///     longer is cancelled and has failed. If it ignores the cancellation, it is left running in the isolation of the
  ///     caller. Without an isolation it is awaited, because the objects belong to the caller again when this function
  ///     returns.
  ///   - serviceTimeLimit: the time limit for services if the start fails or is cancelled, as for `stop`: they are
  ///     stopped then.
  /// - Throws: a `HookError`, or a `MultiError` with all of them; everything that was started is then stopped in
  ///   reverse order. A `CancellationError` if the task was cancelled, even if a hook throws an error of its own for
  ///   its cancellation. `InstanceStopped` after `stop()`, if `stop()` is called meanwhile, if another task began the
  ///   same start and was cancelled, or if a service ended with `.stop`. `HookWaitsForItself` if called from a hook or
  ///   service that the instance awaits. `InvalidTimeLimit`.
  public nonisolated(nonsending) func start(
    hookTimeLimit: Double? = nil, serviceTimeLimit: Double? = 10
  ) async throws {
    try await start(within: TimeLimits(hookSeconds: hookTimeLimit, serviceSeconds: serviceTimeLimit))
  }

  private nonisolated(nonsending) func start(within limits: TimeLimits) async throws {
    try await slots.lifecycle?.instance?.start(limits: limits, isolation: #isolation)
  }

  /// Runs the `onStop` hooks in reverse dependency order, independent ones concurrently, and ends the services.
  ///
  /// After the `onStop` hooks of an object, its services have the time limit to end, and are cancelled then. Without
  /// such a hook they are cancelled at once. Every service is awaited, before its dependencies are stopped.
  ///
  /// Stops the objects that exist; those with an `onStart` hook or a service only if they were started. Before any
  /// `start()`, all objects that exist are stopped, and the instance can no longer be started. If a hook fails or the
  /// task is cancelled, the other hooks still run. A start in progress is cancelled first. Further calls, also from
  /// other tasks, wait for the same stop.
  ///
  /// - Parameters:
  ///   - hookTimeLimit: the time limit for each hook, as for `start`, and for a hook of a start in progress that
  ///     ignores its cancellation.
  ///   - serviceTimeLimit: the time that services have after the `onStop` hooks of their object, in seconds: more
  ///     than 0. `nil` for no limit.
  /// - Throws: a `HookError`, or a `MultiError` with all of them, those of services included. `HookWaitsForItself` if
  ///   called from a hook or service that the instance awaits. `InvalidTimeLimit`.
  public nonisolated(nonsending) func stop(
    hookTimeLimit: Double? = nil, serviceTimeLimit: Double? = 10
  ) async throws {
    try await stop(within: TimeLimits(hookSeconds: hookTimeLimit, serviceSeconds: serviceTimeLimit))
  }

  nonisolated(nonsending) func stop(within limits: TimeLimits) async throws {
    try MultiError.throwIfAny(await stopErrors(within: limits))
  }

  private nonisolated(nonsending) func stopErrors(within limits: TimeLimits) async throws -> [HookError] {
    try await slots.lifecycle?.instance?.stop(limits: limits, isolation: #isolation) ?? []
  }

  /// Starts the instance, awaits a closure, such as one that waits for a signal, and stops the instance.
  ///
  ///     try await server.run { await signals.first { $0 == SIGTERM } }
  ///
  /// If a service ends with `.fail` or `.stop`, the closure is cancelled, and the instance is stopped. Then a
  /// `CancellationError` of the closure does not count. Any other error does, because it can be a failure of the
  /// closure's own work: catch the errors with which libraries report their cancellation, such as `URLError.cancelled`.
  ///
  /// - Parameters:
  ///   - hookTimeLimit: the time limit for each hook, in seconds.
  ///   - serviceTimeLimit: the time that services have after the `onStop` hooks of their object, in seconds, before
  ///     they are cancelled. `nil` for no limit.
  ///   - end: returns when it is time to stop. If it throws, the instance is stopped too.
  /// - Throws: the error of the start, of `end`, of a service or of the stop; a `RunError` with all if `end` throws and
  ///   services or hooks fail.
  public nonisolated(nonsending) func run(
    hookTimeLimit: Double? = nil, serviceTimeLimit: Double? = 10, until end: () async throws -> Void
  ) async throws {
    try await run(
      within: TimeLimits(hookSeconds: hookTimeLimit, serviceSeconds: serviceTimeLimit), until: end)
  }

  nonisolated(nonsending) func run(within limits: TimeLimits, until end: () async throws -> Void) async throws {
    do {
      try await start(within: limits)
    } catch let stopped as InstanceStopped where stopped.reason == .stoppedByService {
      return
    }
    do {
      try await wait(for: end)
    } catch {
      let stopErrors = try await stopErrors(within: limits)
      throw stopErrors.isEmpty ? error : RunError(error, stopErrors: stopErrors)
    }
    try MultiError.throwIfAny(await stopErrors(within: limits))
  }

  /// Waits for a closure, or for a service that ends the run.
  private nonisolated(nonsending) func wait(for end: () async throws -> Void) async throws {
    guard let watch = slots.lifecycle?.instance?.serviceWatch else { return try await end() }
    do {
      try await watch.wait(for: end, isolation: #isolation)
    } catch is CancellationError where watch.hasEndedRun && !Task.isCancelled {
      // The service cancelled the closure. Another error can be a failure that is reported nowhere else.
    }
  }
}

extension ComponentInstance {
  /// Starts the instance, waits until the task is cancelled or a service ends with `.fail` or `.stop`, and stops the
  /// instance.
  ///
  /// - Parameters:
  ///   - hookTimeLimit: the time limit for each hook, in seconds.
  ///   - serviceTimeLimit: the time that services have after the `onStop` hooks of their object, in seconds, before
  ///     they are cancelled. `nil` for no limit.
  /// - Throws: the first error of the start, of a service or of the stop; a `CancellationError` if the task was
  ///   cancelled during the start. The cancellation that ends the wait is not an error.
  public nonisolated(nonsending) func run(
    hookTimeLimit: Double? = nil, serviceTimeLimit: Double? = 10
  ) async throws {
    try await run(hookTimeLimit: hookTimeLimit, serviceTimeLimit: serviceTimeLimit) {
      // Ends with the cancellation.
      while !Task.isCancelled { try? await Task.sleep(nanoseconds: 3_600_000_000_000) }
    }
  }
}

extension ComponentInstance {
  /// Runs the `onStart` hooks in dependency order, independent ones concurrently.
  ///
  /// Objects with such a hook are created now if they do not exist yet. Further calls, also from other tasks, wait for
  /// the same start.
  ///
  /// - Parameter hookTimeLimit: the time limit for each hook and each of its values, in seconds: more than 0. A hook
  ///   that takes longer is cancelled and has failed. If it ignores the cancellation, it is left running in the
  ///   isolation of the caller. Without an isolation it is awaited, because the objects belong to the caller again when
  ///   this function returns.
  /// - Throws: a `HookError`, or a `MultiError` with all of them; everything that was started is then stopped in
  ///   reverse order. A `CancellationError` if the task was cancelled. `InstanceStopped` after `stop()`, if `stop()` is
  ///   called meanwhile, or if another task began the same start and was cancelled. `HookWaitsForItself` if a hook
  ///   calls this that the instance waits for. `InvalidTimeLimit`.
  public nonisolated(nonsending) func start(hookTimeLimit: Double? = nil) async throws {
    let limit = try TimeLimit(seconds: hookTimeLimit)
    try await slots.lifecycle?.start(limit: limit, isolation: #isolation)
  }

  /// Runs the `onStop` hooks in reverse dependency order, independent ones concurrently.
  ///
  /// Stops the objects that exist; those with an `onStart` hook only if they were started. Before any `start()`, all
  /// objects that exist are stopped, and the instance can no longer be started. If a hook fails or the task is
  /// cancelled, the other hooks still run. A start in progress is cancelled first. Further calls, also from other
  /// tasks, wait for the same stop.
  ///
  /// - Parameter hookTimeLimit: the time limit for each hook, as for `start`, and for a hook of a start in progress
  ///   that ignores its cancellation.
  /// - Throws: a `HookError`, or a `MultiError` with all of them. `HookWaitsForItself` if a hook calls this that the
  ///   instance waits for. `InvalidTimeLimit`.
  public nonisolated(nonsending) func stop(hookTimeLimit: Double? = nil) async throws {
    try MultiError.throwIfAny(await stopErrors(hookTimeLimit: hookTimeLimit))
  }

  private nonisolated(nonsending) func stopErrors(hookTimeLimit: Double?) async throws -> [HookError] {
    let limit = try TimeLimit(seconds: hookTimeLimit)
    return try await slots.lifecycle?.stop(limit: limit, isolation: #isolation) ?? []
  }

  /// Starts the instance, awaits a closure, such as one that waits for a signal, and stops the instance.
  ///
  ///     try await server.run { await signals.first { $0 == SIGTERM } }
  ///
  /// - Parameters:
  ///   - hookTimeLimit: the time limit for each hook, in seconds.
  ///   - end: returns when it is time to stop. If it throws, the instance is stopped too.
  /// - Throws: the error of the start, of `end` or of the stop; a `RunError` with both if `end` throws and hooks fail in
  ///   the stop.
  public nonisolated(nonsending) func run(
    hookTimeLimit: Double? = nil, until end: () async throws -> Void
  ) async throws {
    try await start(hookTimeLimit: hookTimeLimit)
    do {
      try await end()
    } catch {
      let stopErrors = try await stopErrors(hookTimeLimit: hookTimeLimit)
      throw stopErrors.isEmpty ? error : RunError(error, stopErrors: stopErrors)
    }
    try await stop(hookTimeLimit: hookTimeLimit)
  }
}

extension ComponentInstance {
  /// Starts the instance, waits until the task is cancelled, and stops the instance.
  ///
  /// - Parameter hookTimeLimit: the time limit for each hook, in seconds.
  /// - Throws: the first error of the start or the stop; a `CancellationError` if the task was cancelled during the
  ///   start. The cancellation that ends the wait is not an error.
  public nonisolated(nonsending) func run(hookTimeLimit: Double? = nil) async throws {
    try await run(hookTimeLimit: hookTimeLimit) {
      // Ends with the cancellation.
      while !Task.isCancelled { try? await Task.sleep(nanoseconds: 3_600_000_000_000) }
    }
  }

  /// Starts the instance, as `start(hookTimeLimit:)` does, with the limit as a `Duration`.
  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
  public nonisolated(nonsending) func start(hookTimeLimit: Duration) async throws {
    try await start(hookTimeLimit: hookTimeLimit.inSeconds)
  }

  /// Stops the instance, as `stop(hookTimeLimit:)` does, with the limit as a `Duration`.
  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
  public nonisolated(nonsending) func stop(hookTimeLimit: Duration) async throws {
    try await stop(hookTimeLimit: hookTimeLimit.inSeconds)
  }

  /// Starts the instance, awaits a closure and stops the instance, as `run(hookTimeLimit:until:)` does, with the limit
  /// as a `Duration`.
  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
  public nonisolated(nonsending) func run(
    hookTimeLimit: Duration, until end: () async throws -> Void
  ) async throws {
    try await run(hookTimeLimit: hookTimeLimit.inSeconds, until: end)
  }
}

// MARK: Former names

extension ComponentInstance {
  @available(*, deprecated, renamed: "start(hookTimeLimit:)")
  public nonisolated(nonsending) func start(timeLimit: Double?) async throws {
    try await start(hookTimeLimit: timeLimit)
  }

  @available(*, deprecated, renamed: "stop(hookTimeLimit:)")
  public nonisolated(nonsending) func stop(timeLimit: Double?) async throws {
    try await stop(hookTimeLimit: timeLimit)
  }

  @available(*, deprecated, renamed: "run(hookTimeLimit:until:)")
  public nonisolated(nonsending) func run(
    timeLimit: Double?, until end: () async throws -> Void
  ) async throws {
    try await run(hookTimeLimit: timeLimit, until: end)
  }
}

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
extension Duration {
  fileprivate var inSeconds: Double {
    Double(components.seconds) + Double(components.attoseconds) * 1e-18
  }
}

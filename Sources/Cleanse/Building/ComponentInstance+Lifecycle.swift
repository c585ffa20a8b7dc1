extension ComponentInstance {
  /// Runs the hooks of `onStart`, each after those of what its value needs, and the others side by side.
  ///
  /// A value with such a hook is made now, where it is not there yet. Calling it again, also from another task, waits for
  /// the same start.
  ///
  /// - Parameter hookTimeLimit: how long each hook may take, for each value, in seconds: more than 0. A hook that takes longer is
  ///   cancelled and has failed. Where it ignores the cancellation, it is left behind in the isolation of the caller; without
  ///   an isolation its end is waited for, because the values belong to the caller again when this function returns.
  /// - Throws: a `HookError`, or a `MultiError` with all of them: what had been started is stopped then, the latest first.
  ///   A `CancellationError` where the task was cancelled, and `InstanceStopped` after `stop()`, or where that is called
  ///   meanwhile, or where another task began the same start and was cancelled. A `HookWaitsForItself` where
  ///   the call comes from a hook that the instance waits for.
  public nonisolated(nonsending) func start(hookTimeLimit: Double? = nil) async throws {
    let limit = try TimeLimit(seconds: hookTimeLimit)
    try await slots.lifecycle?.start(limit: limit, isolation: #isolation)
  }

  /// Runs the hooks of `onStop`, each after those of what needs its value, and the others side by side.
  ///
  /// Values that exist are stopped; of those with a hook of `onStart` the ones that were started. Before any `start()` all
  /// values that exist are stopped, and the instance cannot be started any more. One hook's failure ends no other one, and
  /// neither does the cancellation of the task: stopping goes through to the end. Calling it again, also from another task,
  /// waits for the same stop; a start that is under way is cancelled before.
  ///
  /// - Parameter hookTimeLimit: how long each hook may take, as for `start`, and how long to wait for a hook of a start under way
  ///   that ignores its cancellation.
  /// - Throws: a `HookError`, or a `MultiError` with all of them. A `HookWaitsForItself` where the call comes
  ///   from a hook that the instance waits for.
  public nonisolated(nonsending) func stop(hookTimeLimit: Double? = nil) async throws {
    let limit = try TimeLimit(seconds: hookTimeLimit)
    try await slots.lifecycle?.stop(limit: limit, isolation: #isolation)
  }

  /// Starts the instance, waits for something, such as a signal, and stops the instance.
  ///
  ///     try await server.run { await signals.first { $0 == SIGTERM } }
  ///
  /// - Parameters:
  ///   - hookTimeLimit: how long each hook may take, in seconds.
  ///   - end: returns when it is time to stop. The instance is stopped also where it throws.
  /// - Throws: what the start, `end` or the stop has thrown, the first of these.
  public nonisolated(nonsending) func run(
    hookTimeLimit: Double? = nil, until end: () async throws -> Void
  ) async throws {
    try await start(hookTimeLimit: hookTimeLimit)
    do {
      try await end()
    } catch {
      // What ended the run is what the caller has to know.
      try? await stop(hookTimeLimit: hookTimeLimit)
      throw error
    }
    try await stop(hookTimeLimit: hookTimeLimit)
  }
}

extension ComponentInstance {
  /// Starts the instance, waits until the task is cancelled, and stops the instance.
  ///
  /// - Parameter hookTimeLimit: how long each hook may take, in seconds.
  /// - Throws: what the start or the stop has thrown, the first of these; a `CancellationError` where the task was cancelled
  ///   during the start. The cancellation that ends the wait is no error.
  public nonisolated(nonsending) func run(hookTimeLimit: Double? = nil) async throws {
    try await run(hookTimeLimit: hookTimeLimit) {
      // Ends with the cancellation.
      while !Task.isCancelled { try? await Task.sleep(nanoseconds: 3_600_000_000_000) }
    }
  }

  /// Starts the instance, as `start(hookTimeLimit:)` with seconds does.
  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
  public nonisolated(nonsending) func start(hookTimeLimit: Duration) async throws {
    try await start(hookTimeLimit: hookTimeLimit.inSeconds)
  }

  /// Stops the instance, as `stop(hookTimeLimit:)` with seconds does.
  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
  public nonisolated(nonsending) func stop(hookTimeLimit: Duration) async throws {
    try await stop(hookTimeLimit: hookTimeLimit.inSeconds)
  }

  /// Starts the instance, waits for something, and stops it, as `run(hookTimeLimit:until:)` with seconds does.
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

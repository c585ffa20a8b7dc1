extension ComponentInstance {
  /// Runs the hooks of `onStart`, each after those of what its value needs, and the others side by side.
  ///
  /// A value with such a hook is made now, where it is not there yet. Calling it again, also from another task, waits for
  /// the same start.
  ///
  /// - Parameter timeLimit: how long each hook may take, in seconds: more than 0. One that takes longer is cancelled, and
  ///   has failed.
  /// - Throws: a `HookError`, or a `MultiError` with all of them: what had been started is stopped then, the latest first.
  ///   A `CancellationError` where the task was cancelled, and `InstanceStopped` after `stop()`, or where that is called
  ///   meanwhile. A `HookWaitsForItself` where a hook of the instance calls it.
  public func start(timeLimit: Double? = nil, isolation: isolated (any Actor)? = #isolation) async throws {
    let limit = try TimeLimit(seconds: timeLimit)
    try await slots.lifecycle?.start(limit: limit, isolation: isolation)
  }

  /// Runs the hooks of `onStop`, each after those of what needs its value, and the others side by side.
  ///
  /// Only what is there is stopped, and only what was started where it had to be. One hook's failure ends no other one, and
  /// neither does the cancellation of the task: stopping goes through to the end. Calling it again, also from another task,
  /// waits for the same stop; a start that is under way is cancelled before.
  ///
  /// - Parameter timeLimit: how long each hook may take, in seconds: more than 0. One that takes longer is cancelled, and
  ///   has failed.
  /// - Throws: a `HookError`, or a `MultiError` with all of them. A `HookWaitsForItself` where a hook of the instance calls
  ///   it.
  public func stop(timeLimit: Double? = nil, isolation: isolated (any Actor)? = #isolation) async throws {
    let limit = try TimeLimit(seconds: timeLimit)
    try await slots.lifecycle?.stop(limit: limit, isolation: isolation)
  }

  /// Starts the instance, waits for something, such as a signal, and stops the instance.
  ///
  ///     try await server.run { await signals.first { $0 == SIGTERM } }
  ///
  /// - Parameters:
  ///   - timeLimit: how long each hook may take, in seconds.
  ///   - end: returns when it is time to stop. The instance is stopped also where it throws.
  /// - Throws: what the start, `end` or the stop has thrown, the first of these.
  public func run(
    timeLimit: Double? = nil, isolation: isolated (any Actor)? = #isolation, until end: () async throws -> Void
  ) async throws {
    try await start(timeLimit: timeLimit, isolation: isolation)
    do {
      try await end()
    } catch {
      // What ended the run is what the caller has to know.
      try? await stop(timeLimit: timeLimit, isolation: isolation)
      throw error
    }
    try await stop(timeLimit: timeLimit, isolation: isolation)
  }
}

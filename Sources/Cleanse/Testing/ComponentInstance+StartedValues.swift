extension ComponentInstance {
  /// Makes the values that `start()` makes, and runs neither hooks nor services.
  /// - Parameter made: called after each of them, with whether it has an `onStart` hook, and not a service alone.
  package func makeStartedValues(_ made: (_ hasHook: Bool) -> Void) {
    slots.lifecycle?.makeStartedValues(made)
  }

  /// Runs the instance. A hook over its limit is left behind, also if the caller has no isolation.
  package nonisolated(nonsending) func runLeavingHooksBehind(
    after hookTimeLimit: Double?, serviceTimeLimit: Double?, until end: () async throws -> Void
  ) async throws {
    try await run(within: .leavingHooksBehind(after: hookTimeLimit, services: serviceTimeLimit), until: end)
  }

  /// Stops the instance. A hook over its limit is left behind, also if the caller has no isolation.
  package nonisolated(nonsending) func stopLeavingHooksBehind(
    after hookTimeLimit: Double?, serviceTimeLimit: Double?
  ) async throws {
    try await stop(within: .leavingHooksBehind(after: hookTimeLimit, services: serviceTimeLimit))
  }
}

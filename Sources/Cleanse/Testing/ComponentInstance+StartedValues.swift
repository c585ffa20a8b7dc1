extension ComponentInstance {
  /// Creates the values that `start()` creates, without running hooks or services.
  /// - Parameter made: called after each value, with whether it has an `onStart` hook rather than a service alone.
  package func makeStartedValues(_ made: (_ hasHook: Bool) -> Void) {
    slots.lifecycle?.instance?.makeStartedValues(made)
  }

  /// Runs the instance. A hook that exceeds its limit is left running, even if the caller has no isolation.
  package nonisolated(nonsending) func runLeavingHooksBehind(
    after hookTimeLimit: Double?, serviceTimeLimit: Double?, until end: () async throws -> Void
  ) async throws {
    try await run(within: .leavingHooksBehind(after: hookTimeLimit, services: serviceTimeLimit), until: end)
  }

  /// Stops the instance. A hook that exceeds its limit is left running, even if the caller has no isolation.
  package nonisolated(nonsending) func stopLeavingHooksBehind(
    after hookTimeLimit: Double?, serviceTimeLimit: Double?
  ) async throws {
    try await stop(within: .leavingHooksBehind(after: hookTimeLimit, services: serviceTimeLimit))
  }
}

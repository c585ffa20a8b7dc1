import Testing

extension Task where Success == Never, Failure == Never {
  /// Sleeps until the task is cancelled, however long that takes on a busy machine.
  /// - Throws: `CancellationError`
  package static func sleepUntilCancelled() async throws {
    while true { try await sleep(nanoseconds: 3_600_000_000_000) }
  }
}

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
extension Trait where Self == TimeLimitTrait {
  /// For tests that would wait forever if the tested code did. All tests of a run share the processors, so each of them
  /// may take as long as the run.
  package static var endsEventually: Self { .timeLimit(.minutes(120)) }
}

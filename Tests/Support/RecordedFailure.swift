import Testing

/// The failure that an assertion under test records: its text and its line.
package struct RecordedFailure: Equatable, Sendable {
  package let text: String
  package let line: Int?

  package init(text: String, line: Int?) {
    self.text = text
    self.line = line
  }

  /// Collects the failures of the current task, so that they do not fail its test.
  @TaskLocal fileprivate static var collection: Locked<[RecordedFailure]>?

  /// How many failures the assertion that runs has recorded so far.
  package static var count: Int { collection?.value.count ?? 0 }

  /// Runs an assertion that must fail once, in a test with the trait `collectsFailures`.
  package static func of(_ assertion: () throws -> Void) throws -> RecordedFailure {
    let failures = try all(of: assertion)
    try #require(failures.count == 1, "\(failures)")
    return failures[0]
  }

  /// Runs an asynchronous assertion that must fail once, in a test with the trait `collectsFailures`.
  nonisolated(nonsending) package static func of(
    _ assertion: nonisolated(nonsending) () async throws -> Void
  ) async throws -> RecordedFailure {
    let failures = try await all(of: assertion)
    try #require(failures.count == 1, "\(failures)")
    return failures[0]
  }

  /// All failures of an assertion, in a test with the trait `collectsFailures`.
  package static func all(of assertion: () throws -> Void) rethrows -> [RecordedFailure] {
    let failures = Locked<[RecordedFailure]>([])
    try $collection.withValue(failures, operation: assertion)
    return failures.value
  }

  /// All failures of an asynchronous assertion, in a test with the trait `collectsFailures`.
  nonisolated(nonsending) package static func all(
    of assertion: nonisolated(nonsending) () async throws -> Void
  ) async rethrows -> [RecordedFailure] {
    let failures = Locked<[RecordedFailure]>([])
    try await $collection.withValue(failures) { try await assertion() }
    return failures.value
  }
}

extension Trait where Self == IssueHandlingTrait {
  /// Lets `RecordedFailure` collect the failures of assertions under test, instead of known issues, which the summary
  /// of a run would count.
  package static var collectsFailures: Self {
    .compactMapIssues { issue in
      guard let collection = RecordedFailure.collection else { return issue }
      let text = issue.comments.map(\.rawValue).joined(separator: "\n")
      collection.update { $0.append(RecordedFailure(text: text, line: issue.sourceLocation?.line)) }
      return nil
    }
  }
}

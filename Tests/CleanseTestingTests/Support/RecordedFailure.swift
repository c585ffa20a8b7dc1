import Testing

/// What an assertion under test records: its text, and the line that it is recorded for.
struct RecordedFailure: Equatable {
  let text: String
  let line: Int?

  // Safe to send, because the assertion runs on the thread that reads the list.
  private final class List: @unchecked Sendable {
    private(set) var failures: [RecordedFailure] = []

    func add(_ issue: Issue) {
      failures.append(
        RecordedFailure(
          text: issue.comments.map(\.rawValue).joined(separator: "\n"), line: issue.sourceLocation?.line))
    }
  }

  /// Runs an assertion that has to fail, and hands out what it recorded.
  static func of(_ assertion: () throws -> Void) throws -> RecordedFailure {
    let list = List()
    try withKnownIssue {
      try assertion()
    } matching: { issue in
      list.add(issue)
      return true
    }
    #expect(list.failures.count == 1)
    return try #require(list.failures.first)
  }

  /// The same of an assertion that is awaited.
  nonisolated(nonsending) static func of(_ assertion: () async throws -> Void) async throws -> RecordedFailure {
    let list = List()
    try await withKnownIssue {
      try await assertion()
    } matching: { issue in
      list.add(issue)
      return true
    }
    #expect(list.failures.count == 1)
    return try #require(list.failures.first)
  }
}

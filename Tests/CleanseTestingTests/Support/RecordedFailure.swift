import Testing

/// What an assertion under test records: its text, and the line that it is recorded for.
struct RecordedFailure: Equatable {
  let text: String
  let line: Int?

  /// Runs an assertion that has to fail, and hands out what it recorded.
  static func of(_ assertion: () throws -> Void) throws -> RecordedFailure {
    var failures: [RecordedFailure] = []
    try withKnownIssue {
      try assertion()
    } matching: { issue in
      failures.append(
        RecordedFailure(
          text: issue.comments.map(\.rawValue).joined(separator: "\n"), line: issue.sourceLocation?.line))
      return true
    }
    #expect(failures.count == 1)
    return try #require(failures.first)
  }
}

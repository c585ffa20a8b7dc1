/// Records the actions of a test's `configure` functions and the tokens that they create, separately from those of
/// concurrent tests.
///
/// `configure` is static and has no access to the test, so the journal reaches it as a task-local value.
final class Journal: @unchecked Sendable {
  private struct Watched {
    weak var token: Token?
  }

  @TaskLocal private static var current: Journal?

  private(set) var entries: [String] = []
  private var watched: [Watched] = []

  /// Runs a test with its own journal.
  static func keep<Result>(_ body: (Journal) throws -> Result) rethrows -> Result {
    let journal = Journal()
    return try $current.withValue(journal) { try body(journal) }
  }

  /// Writes an entry into the journal of the running test.
  static func note(_ entry: String) {
    current?.entries.append(entry)
  }

  /// The number of equal entries in the journal of the running test.
  static func count(_ entry: String) -> Int {
    current?.count(entry) ?? 0
  }

  /// Creates a token and watches it without retaining it.
  static func token(_ name: String) -> Token {
    let token = Token(name)
    current?.watched.append(Watched(token: token))
    return token
  }

  func count(_ entry: String) -> Int {
    entries.count { $0 == entry }
  }

  /// The names of the tokens that are still alive, in order of creation.
  var alive: [String] {
    watched.compactMap { $0.token?.name }
  }
}

/// An object to watch.
final class Token {
  let name: String

  init(_ name: String) {
    self.name = name
  }
}

/// What a test's `configure` functions did and made, apart from those of tests that run at the same time.
///
/// `configure` is static and takes nothing from the test, so the journal reaches it as a task-local value.
final class Journal: @unchecked Sendable {
  private struct Watched {
    weak var token: Token?
  }

  @TaskLocal private static var current: Journal?

  private(set) var entries: [String] = []
  private var watched: [Watched] = []

  /// Runs a test with a journal of its own.
  static func keep<Result>(_ body: (Journal) throws -> Result) rethrows -> Result {
    let journal = Journal()
    return try $current.withValue(journal) { try body(journal) }
  }

  /// Writes an entry into the journal of the running test.
  static func note(_ entry: String) {
    current?.entries.append(entry)
  }

  /// How many entries the running test's journal has of one kind.
  static func count(_ entry: String) -> Int {
    current?.count(entry) ?? 0
  }

  /// Makes a token, and watches it without keeping it.
  static func token(_ name: String) -> Token {
    let token = Token(name)
    current?.watched.append(Watched(token: token))
    return token
  }

  func count(_ entry: String) -> Int {
    entries.count { $0 == entry }
  }

  /// The names of the tokens that somebody still holds, in the order of their making.
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

import TestSupport

/// A service that a test starts, ends and observes.
class TestService: @unchecked Sendable {
  struct Broken: Error, CustomStringConvertible {
    var description: String { "it is broken" }
  }

  let log: EventLog
  private let ends = AsyncThrowingStream<Void, any Error>.makeStream()

  required init(log: EventLog) {
    self.log = log
  }

  /// For example `Database` for a `DatabaseService`.
  var name: String { String("\(type(of: self))".dropLast("Service".count)) }

  /// Runs until `end()`, `fail()` or a cancellation.
  func run() async throws {
    log.note("\(name) runs")
    do {
      for try await _ in ends.stream {}
    } catch {
      log.note("\(name) breaks")
      throw error
    }
    log.note("\(name) \(Task.isCancelled ? "is cancelled" : "ends")")
  }

  func end() { ends.continuation.finish() }

  func fail() { ends.continuation.finish(throwing: Broken()) }

  func note(_ event: String) { log.note("\(name) \(event)") }
}

final class DatabaseService: TestService, @unchecked Sendable {}
final class CacheService: TestService, @unchecked Sendable {}
final class ServerService: TestService, @unchecked Sendable {}

extension AsyncStream<Void> {
  /// Ends only when the task is cancelled.
  static var endless: AsyncStream<Void> { makeStream().stream }
}

extension EventLog {
  /// Waits until the event is in the log.
  func waitForEvent(_ event: String) async {
    while count(event) == 0 { await Task.yield() }
  }
}

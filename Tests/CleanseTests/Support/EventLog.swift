import Foundation

/// What happened, from any number of tasks, in the order of its happening.
final class EventLog: @unchecked Sendable {
  private let lock = NSLock()
  private var entries: [String] = []

  func note(_ entry: String) {
    lock.withLock { entries.append(entry) }
  }

  var events: [String] { lock.withLock { entries } }

  func count(_ entry: String) -> Int { events.count { $0 == entry } }

  /// Where an entry stands for the first time; past the end where it is not there.
  func place(_ entry: String) -> Int { events.firstIndex(of: entry) ?? .max }
}

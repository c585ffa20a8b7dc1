/// What happened, from any thread, in the order of its happening.
package final class EventLog: Sendable {
  private let entries = Locked<[String]>([])

  package init() {}

  package func note(_ entry: String) {
    entries.update { $0.append(entry) }
  }

  package var events: [String] { entries.value }

  package func count(_ entry: String) -> Int { events.count { $0 == entry } }

  /// Where an entry stands for the first time; past the end where it is not there.
  package func place(_ entry: String) -> Int { events.firstIndex(of: entry) ?? .max }
}

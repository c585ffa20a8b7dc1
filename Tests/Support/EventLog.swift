/// The events of all threads in order.
package final class EventLog: Sendable {
  private let entries = Locked<[String]>([])

  package init() {}

  package func note(_ entry: String) {
    entries.update { $0.append(entry) }
  }

  package var events: [String] { entries.value }

  package func count(_ entry: String) -> Int { events.count { $0 == entry } }

  /// The index of an entry's first occurrence, or `Int.max` if there is none.
  package func place(_ entry: String) -> Int { events.firstIndex(of: entry) ?? .max }
}

/// A measurement that is not the time of a piece of work in this process.
package struct Probe {
  /// The reason why something cannot be measured on this machine.
  package struct NotAvailable: Error {
    package let reason: String

    package init(_ reason: String) {
      self.reason = reason
    }
  }

  /// The name of the probe on the command line and in saved runs, which never changes.
  package let name: String
  /// Whether the probe is part of the short mode, by which CI judges.
  package let isInShortMode: Bool
  package let measure: (Effort) throws -> CaseResult

  package init(_ name: String, isInShortMode: Bool = true, measure: @escaping (Effort) throws -> CaseResult) {
    self.name = name
    self.isInShortMode = isInShortMode
    self.measure = measure
  }
}

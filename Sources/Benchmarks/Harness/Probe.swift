/// Something to measure that is not the time of a piece of work in this process.
package struct Probe {
  /// Why something cannot be measured on this machine.
  package struct NotAvailable: Error {
    package let reason: String

    package init(_ reason: String) {
      self.reason = reason
    }
  }

  /// How the probe is called on the command line and in saved runs; never changes.
  package let name: String
  /// Whether the short mode, by which CI judges, contains the probe.
  package let isInShortMode: Bool
  package let measure: (Effort) throws -> CaseResult

  package init(_ name: String, isInShortMode: Bool = true, measure: @escaping (Effort) throws -> CaseResult) {
    self.name = name
    self.isInShortMode = isInShortMode
    self.measure = measure
  }
}

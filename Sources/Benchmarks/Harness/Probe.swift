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
  /// Whether it takes so long that the short mode leaves it out.
  package let isSlow: Bool
  package let measure: (Effort) throws -> CaseResult

  package init(_ name: String, isSlow: Bool = false, measure: @escaping (Effort) throws -> CaseResult) {
    self.name = name
    self.isSlow = isSlow
    self.measure = measure
  }
}

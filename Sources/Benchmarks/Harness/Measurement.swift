/// What was measured of one way of doing a case's work.
package struct Measurement: Codable, Equatable, Sendable {
  package let name: String
  /// For one operation.
  package let summary: Summary
  /// How many times as much the case's subject takes; `nil` for the subject itself.
  package let ratio: Summary?
  /// Of one operation; `nil` where they were not counted.
  package let allocations: Double?
  /// Of one operation; `nil` where they were not counted.
  package let instructions: Double?

  package init(
    name: String, summary: Summary, ratio: Summary? = nil, allocations: Double? = nil, instructions: Double? = nil
  ) {
    self.name = name
    self.summary = summary
    self.ratio = ratio
    self.allocations = allocations
    self.instructions = instructions
  }

  package func withCounts(allocations: Double?, instructions: Double?) -> Measurement {
    Measurement(
      name: name, summary: summary, ratio: ratio, allocations: allocations, instructions: instructions)
  }
}

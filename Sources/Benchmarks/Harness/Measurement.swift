/// The measurements of one contender.
package struct Measurement: Codable, Equatable, Sendable {
  package let name: String
  /// The summary for one operation.
  package let summary: Summary
  /// The ratio of the subject to this contender; `nil` for the subject itself.
  package let ratio: Summary?
  /// The count for one operation; `nil` if allocations were not counted.
  package let allocations: Double?
  /// The count for one operation; `nil` if instructions were not counted.
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

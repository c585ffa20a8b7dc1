/// The limit that a case has to meet.
package struct Target: Codable, Equatable, Sendable {
  package enum Quantity: String, Codable, Sendable {
    /// The ratio to the first baseline.
    case ratio
    /// The value itself, in the unit of the result.
    case value
  }

  package let quantity: Quantity
  package let limit: Double
  package let stretch: Double?

  package init(_ quantity: Quantity, atMost limit: Double, stretch: Double? = nil) {
    self.quantity = quantity
    self.limit = limit
    self.stretch = stretch
  }

  package func verdict(on value: Double) -> Verdict {
    if let stretch, value <= stretch { return .stretchReached }
    return value <= limit ? .met : .missed
  }
}

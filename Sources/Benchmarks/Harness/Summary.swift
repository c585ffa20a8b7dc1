/// The statistics of many samples.
package struct Summary: Codable, Equatable, Sendable {
  package let median: Double
  package let minimum: Double
  package let lowerQuartile: Double
  package let upperQuartile: Double
  package let samples: Int

  /// - Parameter samples: at least one.
  package init(of samples: [Double]) {
    precondition(!samples.isEmpty, "A summary needs samples")
    let sorted = samples.sorted()
    median = Self.quantile(0.5, of: sorted)
    minimum = sorted[0]
    lowerQuartile = Self.quantile(0.25, of: sorted)
    upperQuartile = Self.quantile(0.75, of: sorted)
    self.samples = sorted.count
  }

  /// The distance between the quartiles, as a part of the median.
  package var spread: Double {
    median == 0 ? 0 : (upperQuartile - lowerQuartile) / median
  }

  /// Interpolates linearly between the two nearest samples.
  private static func quantile(_ part: Double, of sorted: [Double]) -> Double {
    let position = part * Double(sorted.count - 1)
    let lower = Int(position)
    let upper = min(lower + 1, sorted.count - 1)
    return sorted[lower] + (sorted[upper] - sorted[lower]) * (position - Double(lower))
  }
}

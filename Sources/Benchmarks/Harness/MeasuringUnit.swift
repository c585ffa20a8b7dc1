/// The unit of a result.
package enum MeasuringUnit: String, Codable, Sendable {
  case nanoseconds
  case bytes
  /// Bytes in resident pages.
  case residentBytes
  case count

  /// The factor by which a ratio may exceed the recorded one. Times depend on the machine, and the number of resident
  /// pages on how many the system maps ahead; sizes and counts hardly vary.
  package var tolerance: Double {
    switch self {
    case .nanoseconds: 1.5
    case .residentBytes: 1.15
    case .bytes, .count: 1.05
    }
  }

  /// The quantity with three digits, in the fitting order of magnitude.
  package func format(_ value: Double) -> String {
    switch self {
    case .nanoseconds: Self.scale(value, steps: [("ns", 1), ("µs", 1e3), ("ms", 1e6), ("s", 1e9)])
    case .bytes, .residentBytes: Self.scale(value, steps: [("B", 1), ("kB", 1e3), ("MB", 1e6)])
    case .count: Self.scale(value, steps: [("", 1), ("k", 1e3), ("M", 1e6)])
    }
  }

  private static func scale(_ value: Double, steps: [(name: String, size: Double)]) -> String {
    let step = steps.last { abs(value) >= $0.size } ?? steps[0]
    let number = Number.format(value / step.size)
    return step.name.isEmpty ? number : "\(number) \(step.name)"
  }
}

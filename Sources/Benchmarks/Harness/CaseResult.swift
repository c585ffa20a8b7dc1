/// The measurements of one case.
package struct CaseResult: Codable, Equatable, Sendable {
  package let name: String
  /// The noun for one operation.
  package let operation: String
  package let unit: MeasuringUnit
  package let subject: Measurement
  /// The promised ratio is that to the first baseline.
  package let baselines: [Measurement]
  package let target: Target?

  package init(
    name: String, operation: String, unit: MeasuringUnit, subject: Measurement, baselines: [Measurement] = [],
    target: Target? = nil
  ) {
    self.name = name
    self.operation = operation
    self.unit = unit
    self.subject = subject
    self.baselines = baselines
    self.target = target
  }

  /// The ratio to the first baseline.
  package var ratio: Summary? { baselines.first?.ratio }

  /// The ratio of instructions to the first baseline; `nil` if they were not counted.
  package var instructionRatio: Double? {
    guard let count = subject.instructions, let baseline = baselines.first?.instructions, baseline > 0 else {
      return nil
    }
    return count / baseline
  }

  /// The quantity that the target limits; `nil` without a target.
  package var targetedValue: Double? {
    switch target?.quantity {
    case .ratio: ratio?.median
    case .value: subject.summary.median
    case nil: nil
    }
  }

  /// Whether the target is met; `nil` without a target.
  package var verdict: Verdict? {
    guard let target, let value = targetedValue else { return nil }
    return target.verdict(on: value)
  }

  /// The result with counts: for the subject, then for each baseline.
  package func withCounts(allocations: [Double?], instructions: [Double?]) -> CaseResult {
    let measurements = zip([subject] + baselines, zip(allocations, instructions)).map {
      $0.withCounts(allocations: $1.0, instructions: $1.1)
    }
    return CaseResult(
      name: name, operation: operation, unit: unit, subject: measurements[0],
      baselines: Array(measurements.dropFirst()), target: target)
  }
}

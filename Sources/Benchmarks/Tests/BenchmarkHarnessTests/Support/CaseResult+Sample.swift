import BenchmarkHarness

extension CaseResult {
  /// A result of one case, from the samples of the subject and of a baseline.
  static func sample(
    _ name: String, _ samples: [Double], byHand: [Double]? = nil, unit: MeasuringUnit = .nanoseconds,
    target: Target? = nil, instructions: [Double?] = [nil, nil]
  ) -> CaseResult {
    CaseResult(
      name: name, operation: "call", unit: unit, target: target,
      series: [("Cleanse", samples)] + (byHand.map { [("by hand", $0)] } ?? [])
    ).withCounts(allocations: [nil, nil], instructions: instructions)
  }

  static func sample(_ samples: [Double], byHand: [Double]? = nil, target: Target? = nil) -> CaseResult {
    sample("case", samples, byHand: byHand, target: target)
  }
}

extension Run {
  static func sample(_ results: CaseResult..., isShort: Bool = false, omissions: [Omission] = []) -> Run {
    Run(
      environment: Environment(
        date: "2026-01-02", processor: "Abacus", processorCount: 2, system: "Linux", compiler: "Swift 6"),
      isShort: isShort, results: results, omissions: omissions)
  }
}

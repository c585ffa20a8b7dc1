extension CaseResult {
  /// A result of samples that were taken in turns: the first of all, the second of all, and so on.
  /// - Parameter series: the subject's samples, then those of each baseline; equally many of each.
  package init(
    name: String, operation: String, unit: MeasuringUnit, target: Target? = nil,
    series: [(name: String, samples: [Double])]
  ) {
    let subject = series[0]
    self.init(
      name: name, operation: operation, unit: unit,
      subject: Measurement(name: subject.name, summary: Summary(of: subject.samples)),
      baselines: series.dropFirst().map { baseline in
        Measurement(
          name: baseline.name, summary: Summary(of: baseline.samples),
          ratio: Summary(of: zip(subject.samples, baseline.samples).map { $0 / $1 }))
      }, target: target)
  }
}

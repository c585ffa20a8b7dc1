/// Takes the samples of a case.
///
/// A round samples every contender once, so that disturbances of the machine affect all of them, and a ratio
/// compares two samples of one moment.
package final class Sampler {
  private struct Series {
    let contender: Contender
    let repetitions: Int
    var samples: [Double] = []
  }

  private let benchmark: BenchmarkCase
  private var series: [Series]

  /// Creates the contenders, warms them up, and finds the number of repetitions for each.
  /// - Parameter duration: the time of one sample, in nanoseconds; longer if the work itself takes longer.
  package init(_ benchmark: BenchmarkCase, sampleDuration duration: Double) throws {
    self.benchmark = benchmark
    series = try benchmark.contenders().map { contender in
      Series(contender: contender, repetitions: Self.repetitions(of: contender, benchmark.clock, filling: duration))
    }
  }

  /// Takes one sample of each contender in each round.
  package func takeRounds(_ count: Int) {
    for _ in 0..<count {
      for index in series.indices {
        let start = benchmark.clock.now()
        series[index].contender.run(series[index].repetitions)
        let time = benchmark.clock.now() - start
        series[index].samples.append(time / Double(series[index].repetitions * series[index].contender.operations))
      }
    }
  }

  /// The times of one operation.
  package var result: CaseResult {
    CaseResult(
      name: benchmark.name, operation: benchmark.operation, unit: .nanoseconds, target: benchmark.target,
      series: series.map { ($0.contender.name, $0.samples) })
  }

  private static func repetitions(of contender: Contender, _ clock: Clock, filling duration: Double) -> Int {
    var repetitions = 1
    while true {
      let start = clock.now()
      contender.run(repetitions)
      let time = clock.now() - start
      if time >= duration || repetitions >= 1 << 30 { return repetitions }
      // At most tenfold at a time, because the first runs are slower than the later ones.
      let wanted = time > 0 ? duration / time * 1.1 : 10
      repetitions = Int((Double(repetitions) * min(max(wanted, 1.1), 10)).rounded(.up))
    }
  }
}

/// Takes the samples of a case.
///
/// A round samples every contender once, so that whatever disturbs the machine meets all of them, and a ratio compares
/// two samples of one moment.
package final class Sampler {
  private struct Series {
    let contender: Contender
    let repetitions: Int
    var samples: [Double] = []
  }

  private let clock: Clock
  private var series: [Series]

  /// Warms up, and finds how often each contender has to repeat its work.
  /// - Parameter duration: how long one sample takes, in nanoseconds; longer where the work itself takes longer.
  package init(_ contenders: [Contender], clock: Clock, sampleDuration duration: Double) {
    self.clock = clock
    series = contenders.map { contender in
      Series(contender: contender, repetitions: Self.repetitions(of: contender, clock: clock, filling: duration))
    }
  }

  /// Takes one sample of each contender, as often as told.
  package func takeRounds(_ count: Int) {
    for _ in 0..<count {
      for index in series.indices {
        let start = clock.now()
        series[index].contender.run(series[index].repetitions)
        let time = clock.now() - start
        let operations = series[index].repetitions * series[index].contender.operations
        series[index].samples.append(time / Double(operations))
      }
    }
  }

  /// The time of one operation of each contender, in nanoseconds.
  package var times: [Summary] {
    series.map { Summary(of: $0.samples) }
  }

  /// How many times the first contender's time is that of each other one, round by round.
  package var ratios: [Summary] {
    series.dropFirst().map { baseline in
      Summary(of: zip(series[0].samples, baseline.samples).map { $0 / $1 })
    }
  }

  private static func repetitions(of contender: Contender, clock: Clock, filling duration: Double) -> Int {
    var repetitions = 1
    while true {
      let start = clock.now()
      contender.run(repetitions)
      let time = clock.now() - start
      if time >= duration || repetitions >= 1 << 30 { return repetitions }
      // At most tenfold at once: the first runs are slower than the later ones.
      let wanted = time > 0 ? duration / time * 1.1 : 10
      repetitions = Int((Double(repetitions) * min(max(wanted, 1.1), 10)).rounded(.up))
    }
  }
}

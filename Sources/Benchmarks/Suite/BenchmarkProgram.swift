import BenchmarkHarness

@main
enum BenchmarkProgram {
  static func main() throws {
    let cases = ColdStartCases.all + UnscopedCases.all + SharedGetCases.all + SubcomponentCases.all
    let wanted = CommandLine.arguments.dropFirst().first
    for benchmark in cases where wanted.map({ benchmark.name.hasPrefix($0) }) ?? true {
      let contenders = try benchmark.contenders()
      let sampler = Sampler(contenders, clock: benchmark.clock, sampleDuration: 2_000_000)
      sampler.takeRounds(60)
      let times = sampler.times
      print(benchmark.name, "per", benchmark.operation)
      for (index, contender) in contenders.enumerated() {
        let ratio = index == 0 ? "" : "x \((sampler.ratios[index - 1].median * 100).rounded() / 100)"
        print("  ", contender.name, "median", times[index].median, "min", times[index].minimum, ratio)
      }
    }
  }
}

import BenchmarkHarness
import Testing

@Suite("Sampler")
struct SamplerTests {
  /// Records the name and count of each run.
  private final class Journal {
    var runs: [(name: String, count: Int)] = []
  }

  @Test("The sampler alternates between contenders, so that disturbances affect all of them")
  func turns() throws {
    let journal = Journal()
    let sampler = try Sampler(benchmark(journal, "ours", "theirs"), sampleDuration: 0)
    journal.runs = []
    sampler.takeRounds(3)
    #expect(journal.runs.map(\.name) == ["ours", "theirs", "ours", "theirs", "ours", "theirs"])
  }

  @Test("The sampler repeats work that is too short for a sample")
  func repetitions() throws {
    let journal = Journal()
    let sampler = try Sampler(benchmark(journal, "ours"), sampleDuration: 1_000_000)
    journal.runs = []
    sampler.takeRounds(1)
    #expect(try #require(journal.runs.first).count > 1)
  }

  @Test("A sample is the time of one operation")
  func operations() throws {
    let sampler = try Sampler(
      BenchmarkCase("case", operation: "object") {
        let spin = Self.spin
        return [Contender("one", run: spin), Contender("hundred", operations: 100, run: spin)]
      }, sampleDuration: 1_000_000)
    sampler.takeRounds(5)
    let ratio = try #require(sampler.result.ratio).median
    #expect(ratio > 30 && ratio < 300)
  }

  @Test("The result of the sampler contains the properties of its case")
  func result() throws {
    let sampler = try Sampler(benchmark(Journal(), "ours", "theirs"), sampleDuration: 0)
    sampler.takeRounds(4)
    let result = sampler.result
    #expect(result.name == "case")
    #expect(result.operation == "call")
    #expect(result.target == Target(.ratio, atMost: 2))
    #expect(result.subject.name == "ours")
    #expect(result.subject.summary.samples == 4)
    #expect(result.baselines.map(\.name) == ["theirs"])
  }

  private func benchmark(_ journal: Journal, _ names: String...) -> BenchmarkCase {
    BenchmarkCase("case", operation: "call", target: Target(.ratio, atMost: 2)) {
      names.map { name in
        Contender(name) { count in
          journal.runs.append((name, count))
          Self.spin(count)
        }
      }
    }
  }

  private static func spin(_ count: Int) {
    for _ in 0..<count {
      let end = Clock.thread.now() + 10_000
      while Clock.thread.now() < end {}
    }
  }
}

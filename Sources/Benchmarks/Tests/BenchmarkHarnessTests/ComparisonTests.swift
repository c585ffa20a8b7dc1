import BenchmarkHarness
import Testing

@Suite("Comparisons of two runs")
struct ComparisonTests {
  @Test("A difference larger than the spreads of both runs is larger than noise")
  func difference() throws {
    let entry = try compare([10, 10, 10], [12, 12, 12])
    #expect(entry.isLargerThanNoise)
    #expect(abs(entry.change - 0.2) < 1e-9)
  }

  @Test("A difference within the spreads of both runs is noise")
  func noise() throws {
    let entry = try compare([8, 9, 10, 11, 12], [9, 10, 11, 12, 13])
    #expect(!entry.isLargerThanNoise)
    #expect(entry.noise > 0.1)
  }

  @Test("A difference of one in fifty is noise even between steady runs")
  func smallDifference() throws {
    #expect(try !compare([100, 100], [102, 102]).isLargerThanNoise)
  }

  @Test("A comparison uses ratios, so that a faster machine is no improvement")
  func ratios() throws {
    let before = Run.sample(.sample([20, 20], byHand: [10, 10]))
    let after = Run.sample(.sample([10, 10], byHand: [5, 5]))
    let entry = try #require(Comparison(before: before, after: after).entries.first)
    #expect(entry.before == 2)
    #expect(entry.after == 2)
  }

  @Test("A comparison names cases that only one run contains")
  func unmatched() {
    let before = Run.sample(.sample("old", [1]), .sample("kept", [1]))
    let after = Run.sample(.sample("new", [1]), .sample("kept", [1]))
    let comparison = Comparison(before: before, after: after)
    #expect(comparison.entries.map(\.name) == ["kept"])
    #expect(comparison.unmatched == ["new", "old"])
  }

  @Test("The text of a comparison marks each case as better or worse")
  func text() {
    let before = Run.sample(
      .sample("get", [10, 10]), .sample("start", [10, 10]), .sample("tree", [10, 10]), .sample("weak", [1]))
    let after = Run.sample(.sample("get", [20, 20]), .sample("start", [5, 5]), .sample("tree", [10, 10]))
    #expect(
      Comparison(before: before, after: after).text == """
        Ratios where a case has a baseline, values elsewhere.

        case   before  after  change  noise        \("")
        get        10     20  +100 %    3 %   worse
        start      10      5   -50 %    3 %  better
        tree       10     10     0 %    3 %        \("")

        In one of the runs only: weak
        """)
  }

  private func compare(_ before: [Double], _ after: [Double]) throws -> Comparison.Entry {
    let comparison = Comparison(before: .sample(.sample(before)), after: .sample(.sample(after)))
    return try #require(comparison.entries.first)
  }
}

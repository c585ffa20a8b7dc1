import BenchmarkHarness
import Testing

@Suite("Summaries of samples")
struct SummaryTests {
  @Test("The median, minimum and quartiles are independent of the order of samples")
  func order() {
    let summary = Summary(of: [5, 1, 4, 2, 3])
    #expect(summary.median == 3)
    #expect(summary.minimum == 1)
    #expect(summary.lowerQuartile == 2)
    #expect(summary.upperQuartile == 4)
    #expect(summary.samples == 5)
  }

  @Test("Quantiles are interpolated between the nearest samples")
  func interpolation() {
    let summary = Summary(of: [1, 2, 3, 4])
    #expect(summary.median == 2.5)
    #expect(summary.lowerQuartile == 1.75)
    #expect(summary.upperQuartile == 3.25)
  }

  @Test("The spread is the interquartile distance divided by the median")
  func spread() {
    #expect(Summary(of: [5, 1, 4, 2, 3]).spread == 2.0 / 3)
    #expect(Summary(of: [7]).spread == 0)
    #expect(Summary(of: [0, 0, 0]).spread == 0)
  }
}

import BenchmarkHarness
import Testing

@Suite("Results of a benchmark case")
struct CaseResultTests {
  @Test("The ratio of a case compares samples of the same round")
  func pairedRatios() throws {
    // The subject takes twice as long in each round, while the machine becomes ten times slower.
    let result = CaseResult.sample([2, 20, 200], byHand: [1, 10, 100])
    let ratio = try #require(result.ratio)
    #expect(ratio.median == 2)
    #expect(ratio.spread == 0)
  }

  @Test("A ratio target is compared with the ratio to the first baseline")
  func ratioTarget() {
    #expect(CaseResult.sample([30], byHand: [10], target: Target(.ratio, atMost: 4, stretch: 2)).verdict == .met)
    #expect(
      CaseResult.sample([30], byHand: [20], target: Target(.ratio, atMost: 4, stretch: 2)).verdict == .stretchReached)
    #expect(CaseResult.sample([30], byHand: [5], target: Target(.ratio, atMost: 4, stretch: 2)).verdict == .missed)
  }

  @Test("A value target is compared with the median")
  func valueTarget() {
    let target = Target(.value, atMost: 10)
    #expect(CaseResult.sample([9, 10, 50], byHand: [1, 1, 1], target: target).verdict == .met)
    #expect(CaseResult.sample([9, 11, 12], byHand: [1, 1, 1], target: target).verdict == .missed)
  }

  @Test("A case without a target has no verdict")
  func noTarget() {
    #expect(CaseResult.sample([1], byHand: [1]).verdict == nil)
  }

  @Test("Counts are assigned to the contenders in their order")
  func counts() {
    let result = CaseResult.sample([1], byHand: [1]).withCounts(allocations: [7, 3], instructions: [nil, 40])
    #expect(result.subject.allocations == 7)
    #expect(result.subject.instructions == nil)
    #expect(result.baselines[0].allocations == 3)
    #expect(result.baselines[0].instructions == 40)
  }
}

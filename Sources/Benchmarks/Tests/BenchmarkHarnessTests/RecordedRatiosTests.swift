import BenchmarkHarness
import Testing

@Suite("Recorded ratios")
struct RecordedRatiosTests {
  @Test("a ratio of more than twice the recorded one is a complaint")
  func complaint() {
    let run = Run.sample(.sample("get", [41], byHand: [10]), .sample("tree", [39], byHand: [10]))
    #expect(RecordedRatios(["get": 2, "tree": 2]).complaints(about: run) == ["get: 4.10 ×, recorded 2 ×"])
  }

  @Test("a case that is not recorded, or has no baseline, is none")
  func unknownCases() {
    let run = Run.sample(.sample("new", [41], byHand: [1]), .sample("size", [41]))
    #expect(RecordedRatios(["size": 2]).complaints(about: run) == [])
  }

  @Test("are those to the first baseline, with two digits")
  func recording() {
    let run = Run.sample(.sample("get", [10], byHand: [3]), .sample("size", [41]))
    #expect(RecordedRatios(of: run) == RecordedRatios(["get": 3.33]))
  }

  @Test("of a part of the cases leave the others as they are")
  func partOfTheCases() {
    let merged = RecordedRatios(["get": 2, "tree": 1.5]).replacing(RecordedRatios(["get": 3]))
    #expect(merged == RecordedRatios(["get": 3, "tree": 1.5]))
  }
}

import BenchmarkHarness
import Testing

@Suite("Recorded ratios")
struct RecordedRatiosTests {
  @Test(
    "a ratio beyond the tolerance of its unit is a complaint",
    arguments: [
      (MeasuringUnit.nanoseconds, 1.49, 1.51, "3.02 ×, recorded 2 ×, tolerance 1.50"),
      (.bytes, 1.04, 1.06, "2.12 ×, recorded 2 ×, tolerance 1.05"),
      (.count, 1.04, 1.06, "2.12 ×, recorded 2 ×, tolerance 1.05"),
    ])
  func complaint(unit: MeasuringUnit, within: Double, beyond: Double, text: String) {
    let recorded = RecordedRatios(["get": .init(ratio: 2), "tree": .init(ratio: 2)])
    let run = Run.sample(
      .sample("get", [20 * beyond], byHand: [10], unit: unit), .sample("tree", [20 * within], byHand: [10], unit: unit))
    #expect(recorded.complaints(about: run).map(\.text) == ["get: \(text)"])
    #expect(recorded.complaints(about: run).map(\.name) == ["get"])
  }

  @Test("instructions have a tolerance of their own")
  func instructions() {
    let recorded = RecordedRatios(["get": .init(ratio: 2, instructions: 3), "tree": .init(ratio: 2, instructions: 3)])
    let run = Run.sample(
      .sample("get", [20], byHand: [10], instructions: [340, 100]),
      .sample("tree", [20], byHand: [10], instructions: [320, 100]))
    #expect(
      recorded.complaints(about: run).map(\.text) == ["get instructions: 3.40 ×, recorded 3 ×, tolerance 1.10"])
  }

  @Test("instructions that are not recorded, or not counted, are none")
  func unknownInstructions() {
    let counted = Run.sample(.sample("get", [20], byHand: [10], instructions: [900, 100]))
    #expect(RecordedRatios(["get": .init(ratio: 2)]).complaints(about: counted) == [])
    let uncounted = Run.sample(.sample("get", [20], byHand: [10]))
    #expect(RecordedRatios(["get": .init(ratio: 2, instructions: 1)]).complaints(about: uncounted) == [])
  }

  @Suite("of a case that is held by its instructions")
  struct HeldByInstructions {
    private let recorded = RecordedRatios(
      ["start": .init(ratio: 20, instructions: 30)], heldByInstructions: ["start"])

    @Test("a time fails where the instructions fail too")
    func both() {
      let run = Run.sample(.sample("start", [310], byHand: [10], instructions: [3400, 100]))
      #expect(
        recorded.complaints(about: run).map(\.text) == [
          "start: 31 ×, recorded 20 ×, tolerance 1.50", "start instructions: 34 ×, recorded 30 ×, tolerance 1.10",
        ])
    }

    @Test("instructions fail alone")
    func instructionsAlone() {
      let run = Run.sample(.sample("start", [200], byHand: [10], instructions: [3400, 100]))
      #expect(
        recorded.complaints(about: run).map(\.text) == [
          "start instructions: 34 ×, recorded 30 ×, tolerance 1.10"
        ])
    }

    @Test("a time does not fail where the instructions are as recorded", arguments: [31.0, 59.9])
    func timeAlone(ratio: Double) {
      let run = Run.sample(.sample("start", [ratio * 10], byHand: [10], instructions: [3200, 100]))
      #expect(recorded.complaints(about: run) == [])
    }

    @Test("a time that is spent in waiting fails")
    func waiting() {
      let run = Run.sample(.sample("start", [610], byHand: [10], instructions: [3000, 100]))
      #expect(recorded.complaints(about: run).map(\.text) == ["start: 61 ×, recorded 20 ×, tolerance 3"])
    }

    @Test("a time fails where instructions were not counted, or are not recorded")
    func unknownInstructions() {
      let uncounted = Run.sample(.sample("start", [310], byHand: [10]))
      let counted = Run.sample(.sample("start", [310], byHand: [10], instructions: [3000, 100]))
      let unrecorded = RecordedRatios(["start": .init(ratio: 20)], heldByInstructions: ["start"])
      let complaint = ["start: 31 ×, recorded 20 ×, tolerance 1.50"]
      #expect(recorded.complaints(about: uncounted).map(\.text) == complaint)
      #expect(unrecorded.complaints(about: counted).map(\.text) == complaint)
    }

    @Test("a time of another case has no more room")
    func otherCases() {
      let others = RecordedRatios(["get": .init(ratio: 20, instructions: 30)], heldByInstructions: ["start"])
      let run = Run.sample(.sample("get", [310], byHand: [10], instructions: [3000, 100]))
      #expect(others.complaints(about: run).map(\.name) == ["get"])
    }
  }

  @Test("a case that is not recorded, or has no baseline, is none")
  func unknownCases() {
    let run = Run.sample(.sample("new", [41], byHand: [1]), .sample("size", [41]))
    #expect(RecordedRatios(["size": .init(ratio: 2)]).complaints(about: run) == [])
  }

  @Test("a case that fails is measured again, and only that")
  func secondMeasurement() {
    let recorded = RecordedRatios(["get": .init(ratio: 2, instructions: 1), "tree": .init(ratio: 2)])
    let first = Run.sample(
      .sample("get", [40], byHand: [10], instructions: [2, 1]), .sample("tree", [20], byHand: [10]))
    var measured: [[String]] = []
    let better = recorded.complaints(about: first) { names in
      measured.append(names)
      return .sample(.sample("get", [21], byHand: [10], instructions: [1, 1]))
    }
    #expect(better == [])
    #expect(measured == [["get"]])
    let same = recorded.complaints(about: first) { _ in .sample(.sample("get", [40], byHand: [10])) }
    #expect(same.map(\.text) == ["get: 4 ×, recorded 2 ×, tolerance 1.50"])
  }

  @Test("nothing is measured again after a run without complaints")
  func noSecondMeasurement() {
    let run = Run.sample(.sample("get", [20], byHand: [10]))
    let complaints = RecordedRatios(["get": .init(ratio: 2)]).complaints(about: run) { _ in
      Issue.record("measured again")
      return run
    }
    #expect(complaints == [])
  }

  @Test("are those to the first baseline, with three digits")
  func recording() {
    let run = Run.sample(
      .sample("get", [10], byHand: [3], instructions: [20, 3]), .sample("tree", [10], byHand: [4]),
      .sample("size", [41]))
    #expect(
      RecordedRatios(of: run)
        == RecordedRatios(["get": .init(ratio: 3.333, instructions: 6.667), "tree": .init(ratio: 2.5)]))
  }

  @Test("of a part of the cases leave the others as they are, and instructions that were not counted")
  func partOfTheCases() {
    let recorded = RecordedRatios(["get": .init(ratio: 2, instructions: 4), "tree": .init(ratio: 1.5)])
    #expect(
      recorded.replacing(RecordedRatios(["get": .init(ratio: 3)]))
        == RecordedRatios(["get": .init(ratio: 3, instructions: 4), "tree": .init(ratio: 1.5)]))
  }
}

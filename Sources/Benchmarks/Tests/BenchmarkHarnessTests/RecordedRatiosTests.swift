import BenchmarkHarness
import Testing

@Suite("Recorded ratios")
struct RecordedRatiosTests {
  @Test(
    "A ratio beyond the tolerance of its unit is a complaint",
    arguments: [
      (MeasuringUnit.nanoseconds, 1.49, 1.51, "3.02 ×, recorded 2 ×, tolerance 1.50"),
      (.bytes, 1.04, 1.06, "2.12 ×, recorded 2 ×, tolerance 1.05"),
      (.residentBytes, 1.14, 1.16, "2.32 ×, recorded 2 ×, tolerance 1.15"),
      (.count, 1.04, 1.06, "2.12 ×, recorded 2 ×, tolerance 1.05"),
    ])
  func complaint(unit: MeasuringUnit, within: Double, beyond: Double, text: String) {
    let recorded = RecordedRatios(["get": .init(ratio: 2), "tree": .init(ratio: 2)])
    let run = Run.sample(
      .sample("get", [20 * beyond], byHand: [10], unit: unit), .sample("tree", [20 * within], byHand: [10], unit: unit))
    #expect(recorded.complaints(about: run).map(\.text) == ["get: \(text)"])
    #expect(recorded.complaints(about: run).map(\.name) == ["get"])
  }

  @Test("The ratio of instructions has its own tolerance")
  func instructions() {
    let recorded = RecordedRatios(["get": .init(ratio: 2, instructions: 3), "tree": .init(ratio: 2, instructions: 3)])
    let run = Run.sample(
      .sample("get", [20], byHand: [10], instructions: [340, 100]),
      .sample("tree", [20], byHand: [10], instructions: [320, 100]))
    #expect(
      recorded.complaints(about: run).map(\.text) == ["get instructions: 3.40 ×, recorded 3 ×, tolerance 1.10"])
  }

  @Test("Unrecorded or uncounted instructions are no complaint")
  func unknownInstructions() {
    let counted = Run.sample(.sample("get", [20], byHand: [10], instructions: [900, 100]))
    #expect(RecordedRatios(["get": .init(ratio: 2)]).complaints(about: counted) == [])
    let uncounted = Run.sample(.sample("get", [20], byHand: [10]))
    #expect(RecordedRatios(["get": .init(ratio: 2, instructions: 1)]).complaints(about: uncounted) == [])
  }

  @Suite("Cases with times held by instructions")
  struct HeldByInstructions {
    private let recorded = RecordedRatios(
      ["start": .init(ratio: 20, instructions: 30)], heldByInstructions: ["start"])

    @Test("A slow case that is held by its instructions fails if its instructions fail too")
    func both() {
      let run = Run.sample(.sample("start", [310], byHand: [10], instructions: [3400, 100]))
      #expect(
        recorded.complaints(about: run).map(\.text) == [
          "start: 31 ×, recorded 20 ×, tolerance 1.50", "start instructions: 34 ×, recorded 30 ×, tolerance 1.10",
        ])
    }

    @Test("A case that is held by its instructions fails for its instructions alone")
    func instructionsAlone() {
      let run = Run.sample(.sample("start", [200], byHand: [10], instructions: [3400, 100]))
      #expect(
        recorded.complaints(about: run).map(\.text) == [
          "start instructions: 34 ×, recorded 30 ×, tolerance 1.10"
        ])
    }

    @Test(
      "A slow case that is held by its instructions passes if its instructions are as recorded",
      arguments: [31.0, 59.9])
    func timeAlone(ratio: Double) {
      let run = Run.sample(.sample("start", [ratio * 10], byHand: [10], instructions: [3200, 100]))
      #expect(recorded.complaints(about: run) == [])
    }

    @Test("A slow case that is held by its instructions fails if it spends the time waiting")
    func waiting() {
      let run = Run.sample(.sample("start", [610], byHand: [10], instructions: [3000, 100]))
      #expect(recorded.complaints(about: run).map(\.text) == ["start: 61 ×, recorded 20 ×, tolerance 3"])
    }

    @Test("A slow case that is held by its instructions fails if these are uncounted or unrecorded")
    func unknownInstructions() {
      let uncounted = Run.sample(.sample("start", [310], byHand: [10]))
      let counted = Run.sample(.sample("start", [310], byHand: [10], instructions: [3000, 100]))
      let unrecorded = RecordedRatios(["start": .init(ratio: 20)], heldByInstructions: ["start"])
      let complaint = ["start: 31 ×, recorded 20 ×, tolerance 1.50"]
      #expect(recorded.complaints(about: uncounted).map(\.text) == complaint)
      #expect(unrecorded.complaints(about: counted).map(\.text) == complaint)
    }

    @Test("A slow case outside of the list of held cases fails at the normal tolerance")
    func otherCases() {
      let others = RecordedRatios(["get": .init(ratio: 20, instructions: 30)], heldByInstructions: ["start"])
      let run = Run.sample(.sample("get", [310], byHand: [10], instructions: [3000, 100]))
      #expect(others.complaints(about: run).map(\.name) == ["get"])
    }
  }

  @Test("An unrecorded case and a case without a baseline are no complaint")
  func unknownCases() {
    let run = Run.sample(.sample("new", [41], byHand: [1]), .sample("size", [41]))
    #expect(RecordedRatios(["size": .init(ratio: 2)]).complaints(about: run) == [])
  }

  @Test("A failed case, and no other one, is measured again")
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

  @Test("A run without complaints is not measured again")
  func noSecondMeasurement() {
    let run = Run.sample(.sample("get", [20], byHand: [10]))
    let complaints = RecordedRatios(["get": .init(ratio: 2)]).complaints(about: run) { _ in
      Issue.record("measured again")
      return run
    }
    #expect(complaints == [])
  }

  @Test("Recorded ratios are those to the first baseline, rounded to three decimals")
  func recording() {
    let run = Run.sample(
      .sample("get", [10], byHand: [3], instructions: [20, 3]), .sample("tree", [10], byHand: [4]),
      .sample("size", [41]))
    #expect(
      RecordedRatios(of: run)
        == RecordedRatios(["get": .init(ratio: 3.333, instructions: 6.667), "tree": .init(ratio: 2.5)]))
  }

  @Test("Recording some cases keeps the ratios of the other cases and uncounted instructions")
  func partOfTheCases() {
    let recorded = RecordedRatios(["get": .init(ratio: 2, instructions: 4), "tree": .init(ratio: 1.5)])
    #expect(
      recorded.replacing(RecordedRatios(["get": .init(ratio: 3)]))
        == RecordedRatios(["get": .init(ratio: 3, instructions: 4), "tree": .init(ratio: 1.5)]))
  }
}

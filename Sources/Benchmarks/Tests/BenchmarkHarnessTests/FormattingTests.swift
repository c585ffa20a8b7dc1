import BenchmarkHarness
import Foundation
import Testing

@Suite("Formatting")
struct FormattingTests {
  @Test(
    "times are shown in the unit that fits",
    arguments: [
      (0.5, "0.50 ns"), (12.34, "12.3 ns"), (999, "999 ns"), (1500, "1.50 µs"), (2_340_000, "2.34 ms"),
      (31_600_000_000, "31.6 s"),
    ])
  func times(value: Double, text: String) {
    #expect(MeasuringUnit.nanoseconds.format(value) == text)
  }

  @Test(
    "sizes are shown in the unit that fits", arguments: [(387, "387 B"), (1064, "1.06 kB"), (2_270_000, "2.27 MB")])
  func sizes(value: Double, text: String) {
    #expect(MeasuringUnit.bytes.format(value) == text)
  }

  @Test("counted units are shown rounded", arguments: [(7, "7"), (3240, "3.24 k"), (1_200_000, "1.20 M")])
  func countedUnits(value: Double, text: String) {
    #expect(MeasuringUnit.count.format(value) == text)
  }

  @Test("changes have a sign", arguments: [(0.213, "+21 %"), (-0.5, "-50 %"), (0.004, "0 %"), (-0.004, "0 %")])
  func changes(value: Double, text: String) {
    #expect(Number.change(value) == text)
  }

  @Test("large counts are rounded", arguments: [(0.25, "0.25"), (5161, "5161"), (70_205, "70.2 k"), (1.27e8, "127 M")])
  func counts(value: Double, text: String) {
    #expect(Number.count(value) == text)
  }

  @Test("a saved run can be read again")
  func roundTrip() throws {
    let run = Run.sample(.sample([1, 2, 3], byHand: [3, 2, 1], target: Target(.ratio, atMost: 2)))
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try run.json.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(try Run(contentsOf: file) == run)
  }

  @Test("a section of a document is replaced, and its marks stay")
  func section() {
    let section = MarkedSection("results")
    let document = "# Title\n\n<!-- results -->\nold\n<!-- end of results -->\n\nMore\n"
    #expect(
      section.replace(in: document, with: "new")
        == "# Title\n\n<!-- results -->\n\nnew\n\n<!-- end of results -->\n\nMore\n")
    #expect(section.replace(in: "# Title\n", with: "new") == nil)
  }
}

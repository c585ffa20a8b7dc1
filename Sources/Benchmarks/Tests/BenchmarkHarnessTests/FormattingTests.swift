import BenchmarkHarness
import Foundation
import Testing

@Suite("Formats of figures and documents")
struct FormattingTests {
  @Test(
    "A time is formatted in the fitting unit",
    arguments: [
      (0.5, "0.50 ns"), (12.34, "12.3 ns"), (999, "999 ns"), (1500, "1.50 µs"), (2_340_000, "2.34 ms"),
      (31_600_000_000, "31.6 s"),
    ])
  func times(value: Double, text: String) {
    #expect(MeasuringUnit.nanoseconds.format(value) == text)
  }

  @Test(
    "A size is formatted in the fitting unit", arguments: [(387, "387 B"), (1064, "1.06 kB"), (2_270_000, "2.27 MB")])
  func sizes(value: Double, text: String) {
    #expect(MeasuringUnit.bytes.format(value) == text)
  }

  @Test(
    "A counted unit is formatted with a rounded number", arguments: [(7, "7"), (3240, "3.24 k"), (1_200_000, "1.20 M")])
  func countedUnits(value: Double, text: String) {
    #expect(MeasuringUnit.count.format(value) == text)
  }

  @Test(
    "A change is formatted as a percentage with a sign",
    arguments: [(0.213, "+21 %"), (-0.5, "-50 %"), (0.004, "0 %"), (-0.004, "0 %")])
  func changes(value: Double, text: String) {
    #expect(Number.change(value) == text)
  }

  @Test("A large count is rounded", arguments: [(0.25, "0.25"), (5161, "5161"), (70_205, "70.2 k"), (1.27e8, "127 M")])
  func counts(value: Double, text: String) {
    #expect(Number.count(value) == text)
  }

  @Test("A saved run is equal after reading")
  func roundTrip() throws {
    let run = Run.sample(.sample([1, 2, 3], byHand: [3, 2, 1], target: Target(.ratio, atMost: 2)))
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try run.json.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(try Run(contentsOf: file) == run)
  }

  @Test("A marked section of a document is replaced between its marks")
  func section() {
    let section = MarkedSection("results")
    let document = "# Title\n\n<!-- results -->\nold\n<!-- end of results -->\n\nMore\n"
    #expect(
      section.replace(in: document, with: "new")
        == "# Title\n\n<!-- results -->\n\nnew\n\n<!-- end of results -->\n\nMore\n")
    #expect(section.replace(in: "# Title\n", with: "new") == nil)
  }
}

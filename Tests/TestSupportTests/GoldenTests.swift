import Testing

@testable import TestSupport

@Suite("Golden files") struct GoldenTests {
  @Test("A text equal to its golden file passes, and a different text fails") func comparison() throws {
    let folder = try TemporaryFolder(["report.txt": "valid\n"])
    let golden = Golden(folder: folder.url, isRecording: false)
    #expect(try golden.outcome(of: "valid\n", named: "report.txt") == .same)
    #expect(try golden.outcome(of: "invalid\n", named: "report.txt") == .different(expected: "valid\n"))
    #expect(throws: (any Error).self) { try golden.outcome(of: "valid\n", named: "other.txt") }
  }

  @Test("A recording run writes the golden file and fails") func recording() throws {
    let folder = try TemporaryFolder(["report.txt": "valid\n"])
    let golden = Golden(folder: folder.url, isRecording: true)
    #expect(try golden.outcome(of: "invalid\n", named: "new/report.txt") == .recorded)
    #expect(try folder.text(of: "new/report.txt") == "invalid\n")
  }
}

import Testing

@testable import TestSupport

@Suite("Goldens") struct GoldenTests {
  @Test("a text that is the file's passes, and another one fails") func comparison() throws {
    let folder = try TemporaryFolder(["report.txt": "valid\n"])
    let golden = Golden(folder: folder.url, isRecording: false)
    try golden.expect("valid\n", named: "report.txt")
    try withKnownIssue { try golden.expect("invalid\n", named: "report.txt") }
    #expect(throws: (any Error).self) { try golden.expect("valid\n", named: "other.txt") }
  }

  @Test("recording writes the file and fails") func recording() throws {
    let folder = try TemporaryFolder(["report.txt": "valid\n"])
    let golden = Golden(folder: folder.url, isRecording: true)
    try withKnownIssue { try golden.expect("invalid\n", named: "new/report.txt") }
    #expect(try folder.text(of: "new/report.txt") == "invalid\n")
  }
}

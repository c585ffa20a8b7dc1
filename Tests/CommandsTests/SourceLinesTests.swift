import BindingGraph
import TextFiles
import TestSupport
import Testing

@Suite("Source lines")
struct SourceLinesTests {
  @Test("A source line ends with a line feed or CRLF", arguments: ["\n", "\r\n"])
  func lineEnds(_ end: String) throws {
    let file = try TemporaryFile(["one", "", "zwölf", "a\rb"].joined(separator: end) + end)
    let lines = SourceLines()
    let read = (0...6).map { lines.line(at: SourceLocation(path: ProgramText(copying: file.path), line: $0)) }
    #expect(read == [nil, "one", "", "zwölf", "a\rb", "", nil])
  }

  @Test("A missing file has no source lines")
  func missing() {
    #expect(SourceLines().line(at: SourceLocation(path: ProgramText("/nowhere.swift"), line: 1)) == nil)
  }
}

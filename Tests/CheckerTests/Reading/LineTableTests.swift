import Foundation
import Testing

@testable import cleansec

@Suite("Line table") struct LineTableTests {
  @Test("A byte offset is converted to a line and column") func plain() {
    let table = LineTable("ab\nc\n\nd".utf8)
    #expect([0, 1, 3, 5, 6].map { position($0, table) } == ["1:1", "1:2", "2:1", "3:1", "4:1"])
  }

  @Test("Lines below #sourceLocation have the declared file and line, and no column") func otherFile() {
    let source = """
      a
        #sourceLocation(file: "App/Page.swift", line: 40)
      b
      c
      #sourceLocation()
      d
      """
    let table = LineTable(source.utf8)
    let places = ["a\n", "b\n", "c\n", "\nd"].map { part -> String in
      let offset = source.utf8.count - (source.range(of: part).map { source[$0.lowerBound...].utf8.count } ?? 0)
      return position(part.hasPrefix("\n") ? offset + 1 : offset, table)
    }
    #expect(places == ["1:1", "App/Page.swift:40", "App/Page.swift:41", "6:1"])
  }

  @Test(
    "A line number that no compiler accepts is limited",
    arguments: ["9223372036854775807", "99999999999999999999", "0"])
  func extremeLine(number: String) {
    let source = "#sourceLocation(file: \"Page.swift\", line: \(number))\na\nb"
    let line = LineTable(source.utf8).position(ofByte: source.utf8.count).line
    #expect(line == min(Int(number) ?? 2, Int(Int32.max)) + 1)
  }

  @Test("An inserted statement is indented like its neighbors, or one step deeper than its function") func indentation()
  {
    func indentation(_ source: String) -> String? {
      let bytes = Array(source.utf8)
      let start = source.utf8.count - (source.range(of: "func").map { source[$0.lowerBound...].utf8.count } ?? 0)
      return LineTable(bytes).indentation(fromByte: start, toByte: bytes.lastIndex(of: UInt8(ascii: "}")) ?? 0)
    }
    #expect(indentation("func f() {\n    a()\n}") == "    ")
    #expect(indentation("func f(\n      a: Int\n) {\n    a {\n      b()\n    }\n\n}") == "    ")
    #expect(indentation("// a\n    struct A {\n\n    func f() {\n    }") == "        ")
    #expect(indentation("\tfunc f() {\n\t\ta()\n}") == "\t\t")
    #expect(indentation("\tfunc f() {\n\t}") == "\t\t")
    #expect(indentation("func f() {\r\n    a()\r\n}") == "    ")
    #expect(indentation("func f() {\n}") == nil)
  }

  @Test("A line table knows whether a byte is the first of its line except for blanks") func first() {
    let table = LineTable("a }\n  }\n}".utf8)
    #expect([2, 6, 8].map { table.isFirstInLine(byte: $0) } == [false, true, true])
  }

  private func position(_ byte: Int, _ table: LineTable) -> String {
    let position = table.position(ofByte: byte)
    return (position.file.map { "\($0):" } ?? "") + "\(position.line)" + (position.column.map { ":\($0)" } ?? "")
  }
}

import Foundation
import Testing

@testable import Checker

@Suite("Lines of sources") struct LineTableTests {
  @Test("bytes stand in lines and columns") func plain() {
    let table = LineTable("ab\nc\n\nd".utf8)
    #expect([0, 1, 3, 5, 6].map { position($0, table) } == ["1:1", "1:2", "2:1", "3:1", "4:1"])
  }

  @Test("lines that are told to be those of another file are, and have no column") func otherFile() {
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

  private func position(_ byte: Int, _ table: LineTable) -> String {
    let position = table.position(ofByte: byte)
    return (position.file.map { "\($0):" } ?? "") + "\(position.line)" + (position.column.map { ":\($0)" } ?? "")
  }
}

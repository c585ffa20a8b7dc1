import Foundation
import Testing

@testable import cleansec

@Suite("Sources with inserted statements") struct EditedSourceTests {
  private func edited(_ text: String, _ insertions: [(line: Int, column: Int, text: String)]) throws -> EditedSource {
    try EditedSource(
      "App.swift", contents: Data(text.utf8),
      inserting: insertions.map {
        SourceInsertion(file: "App.swift", line: $0.line, column: $0.column, text: $0.text)
      })
  }

  @Test("Inserted statements keep their order, and their lines are those of the new text") func order() throws {
    let source = try edited(
      "func f() {\n  one()\n}\nfunc g() {\n}\n", [(5, 1, "  four()\n"), (3, 1, "  two()\n"), (3, 1, "  three()\n")])
    #expect(source.text == "func f() {\n  one()\n  two()\n  three()\n}\nfunc g() {\n  four()\n}\n")
    #expect(
      source.changes == [
        .init(line: 3, statement: "two()"), .init(line: 4, statement: "three()"), .init(line: 7, statement: "four()"),
      ])
  }

  @Test("Several insertions into a one-line body open it once") func oneLine() throws {
    let source = try edited(
      "struct A { func f() { } }\nfunc g() {\n}\n",
      [(1, 23, "\n    one()\n  "), (1, 23, "\n    two()\n  "), (3, 1, "  three()\n")])
    #expect(source.text == "struct A { func f() {\n    one()\n    two()\n  } }\nfunc g() {\n  three()\n}\n")
    #expect(source.changes.map(\.line) == [2, 3, 6])
  }

  @Test("Insertions into two bodies on one line open both bodies") func twoBodies() throws {
    let source = try edited("func f() {}; func g() {}", [(1, 24, "\n  g()\n"), (1, 11, "\n  f()\n")])
    #expect(source.text == "func f() {\n  f()\n}; func g() {\n  g()\n}")
    #expect(source.changes.map { "\($0.line) \($0.statement)" } == ["2 f()", "4 g()"])
  }

  @Test("An insertion keeps CRLF line endings, tabs, the byte order mark and a missing final newline")
  func lineBreaks() throws {
    let windows = try edited("\u{FEFF}func f() {\r\n\tone()\r\n}", [(3, 1, "\ttwo()\n")])
    #expect(windows.text.unicodeScalars.elementsEqual("\u{FEFF}func f() {\r\n\tone()\r\n\ttwo()\r\n}".unicodeScalars))
    let inBody = try edited("a()\r\nfunc f() {}\r\n", [(2, 11, "\n  one()\n")])
    #expect(inBody.text.unicodeScalars.elementsEqual("a()\r\nfunc f() {\r\n  one()\r\n}\r\n".unicodeScalars))
  }

  @Test("An insertion precedes a return at the end of a function") func returns() throws {
    #expect(try edited("func f() {\n  return\n}\n", [(2, 1, "  a()\n")]).text == "func f() {\n  a()\n  return\n}\n")
    #expect(
      try edited("func f() { return g() }\n", [(1, 12, "\n  a()\n")]).text == "func f() {\n  a()\nreturn g() }\n")
    #expect(throws: FixRefusal.changed(line: 2)) {
      try edited("func f() {\n  returnAll()\n}\n", [(2, 1, "  a()\n")])
    }
  }

  @Test("An insertion is refused in a source whose lines end with carriage returns only") func oldLineBreaks() {
    #expect(throws: FixRefusal.oldLineBreaks) { try edited("func f() {\r}\r", [(1, 12, "\n  a()\n")]) }
  }

  @Test("An insertion is refused if its location is not the end of a function")
  func changed() {
    for (line, column, text) in [(2, 1, "  a()\n"), (9, 1, "  a()\n"), (1, 3, "\n  a()\n"), (1, 99, "\n  a()\n")] {
      #expect(throws: FixRefusal.changed(line: line)) {
        try edited("func f() {\n  one()\n}\n", [(line, column, text)])
      }
    }
  }

  @Test("An insertion is refused in a source that is not UTF-8") func encoding() {
    let latin = Data("func f() { // ".utf8) + [0xE9] + Data("\n}\n".utf8)
    #expect(throws: FixRefusal.notUTF8) {
      try EditedSource(
        "App.swift", contents: latin,
        inserting: [SourceInsertion(file: "App.swift", line: 2, column: 1, text: "  a()\n")])
    }
  }
}

import Foundation
import TestSupport
import Testing

@testable import cleansec

@Suite("Unified patches") struct UnifiedPatchTests {
  private static let manyLines =
    "func f() {\n}\n" + (1...20).map { "// \($0)\n" }.joined() + "func g() {\n}\nfunc h() {\n}\n"

  @Test("A patch joins nearby statements in one hunk with shared context") func hunks() throws {
    let source = try EditedSource(
      "App.swift", contents: Data(Self.manyLines.utf8),
      inserting: [(2, "  f()\n"), (24, "  g()\n"), (26, "  h()\n")].map {
        SourceInsertion(file: "App.swift", line: $0.0, column: 1, text: $0.1)
      })
    #expect(
      UnifiedPatch(source, named: "App.swift").text == """
        --- a/App.swift
        +++ b/App.swift
        @@ -1,4 +1,5 @@
         func f() {
        +  f()
         }
         // 1
         // 2
        @@ -21,6 +22,8 @@
         // 19
         // 20
         func g() {
        +  g()
         }
         func h() {
        +  h()
         }

        """)
  }

  /// File contents, and insertions into them.
  private static let sources: [(name: String, text: String, insertions: [(Int, Int, String)])] = [
    ("App.swift", manyLines, [(2, 1, "  f()\n"), (24, 1, "  g()\n"), (24, 1, "  g2()\n"), (26, 1, "  h()\n")]),
    ("Sources/One line.swift", "struct A { func f() { } }", [(1, 23, "\n    one()\n  "), (1, 23, "\n    two()\n  ")]),
    ("Sources/Überall/\"Zitat\".swift", "func f() {\n}", [(2, 1, "  one()\n")]),
    ("Windows.swift", "\u{FEFF}// \r\nfunc f() {\r\n\tone()\r\n}\r\n// end\r\n", [(4, 1, "\ttwo()\n")]),
  ]

  @Test("A patch applied by git or patch produces the edited sources", arguments: ["git", "patch"])
  func applied(by program: String) throws {
    let folder = try TemporaryFolder()
    var patch = ""
    var expected: [String: String] = [:]
    for (name, text, insertions) in Self.sources {
      // Older versions of patch do not accept quoted names with bytes outside of ASCII.
      if program == "patch", name.contains("Ü") { continue }
      let file = try folder.write(text, to: name)
      let source = try EditedSource(
        file, contents: Data(text.utf8),
        inserting: insertions.map { SourceInsertion(file: file, line: $0.0, column: $0.1, text: $0.2) })
      patch += UnifiedPatch(source, named: name).text
      expected[name] = source.text
    }
    let command = program == "git" ? "git init -q . && git apply --whitespace=nowarn" : "patch --binary -s -p1 -i"
    let file = try folder.write(patch, to: "changes.patch")
    let run = try ProgramRun.of(script: "cd \"$0\" && \(command) \"$1\"", [folder.url.path, file])
    #expect(run == ProgramRun())
    for (name, text) in expected {
      #expect(try folder.text(of: name).unicodeScalars.elementsEqual(text.unicodeScalars), "\(name)")
    }
    #expect(expected.count >= 3)
  }
}

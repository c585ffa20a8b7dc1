import Testing

@testable import cleanse_autowire

@Suite("Unusual sources") struct UnusualSourceTests {
  @Test("An empty file has no declarations") func empty() throws {
    #expect(try declarations("").isEmpty)
    #expect(try declarations("// Nothing.\n").isEmpty)
  }

  @Test("Declarations around a syntax error are read") func syntaxErrors() throws {
    let types = try declarations(
      """
      struct A: Injectable { let b: B }
      func { ] } ) let
      struct C: Injectable { init(d: D) { if } }
      struct E {
      """)
    #expect(types.map(\.path) == ["A", "C", "E"])
    #expect(types[1].initializers.first?.parameters.map(\.type) == ["D"])
  }

  @Test("A regex literal with a brace does not hide the next declaration") func regexLiterals() throws {
    let types = try declarations(
      """
      struct A: Injectable { func opens(_ text: String) -> Bool { text.contains(/{/) } }
      struct B: Injectable { let ratio = 6 / 3; let other = 4 / 2 }
      """)
    #expect(types.map(\.path) == ["A", "B"])
  }

  @Test("Bytes that are not UTF-8 do not hide declarations") func invalidText() throws {
    let types = try declarations(
      bytes: Array("// ".utf8) + [0xFF, 0xC3, 0x28] + Array("\nstruct A: Injectable {}\n".utf8) + [0x80])
    #expect(types.map(\.path) == ["A"])
    #expect(types.first?.place == SourcePlace(line: 2, column: 8))
  }

  @Test("CRLF line endings and a byte order mark do not change the lines of declarations") func otherLines() throws {
    let types = try declarations("\u{FEFF}struct A {}\r\nstruct B {}\r\n")
    #expect(types.map(\.path) == ["A", "B"])
    #expect(types.map(\.place.line) == [1, 2])
  }

  @Test("A file of ten thousand lines is read completely") func longFile() throws {
    let source = (0..<5_000).map { "final class Type\($0): Injectable {\n  init(other: Type\($0 + 1)) {} }\n" }.joined()
    let types = try declarations(source)
    #expect(types.count == 5_000)
    #expect(types.last?.place.line == 9_999)
    #expect(types.last?.initializers.first?.parameters.first?.type == "Type5000")
  }
  @Test("Truncated and incomplete files are read without a crash") func cut() throws {
    let source = Array(
      """
      @MainActor(x) public final class `A`<T: B>: C<[D]>, @unchecked E & F where T: G {
        #if os(Linux) || (DEBUG
        lazy private(set) var a: [Int: String], b = "\\(3)" { didSet {} }
        #elseif X
        // autowire: inject
        init?<U>(_ `in`: @escaping (Int) -> U = { $0 > 3 }, b c: inout D...) async throws(E) where U: H {}
        #endif
      }
      extension A.B: Injectable { struct C { let d: Optional<(any E)?>! } }
      """.utf8)
    #expect(try declarations(bytes: source).map(\.path) == ["`A`", "A.B", "A.B.C"])
    for index in stride(from: 0, to: source.count, by: 3) {
      _ = Wiring(["A": FileDeclarations(types: try declarations(bytes: Array(source[..<index])))], rules: WiringRules())
      let gap = source[..<index] + source[min(index + 9, source.count)...]
      _ = Wiring(["A": FileDeclarations(types: try declarations(bytes: Array(gap)))], rules: WiringRules())
    }
  }
}

import Testing

@testable import workshop

@Suite("Arrows between folders")
struct ArrowsCheckTests {
  private func problems(drawing: String, _ sources: [String: String]) throws -> [String] {
    let document = "# Architecture\n\n```arrows Sources/App\n\(drawing)\n```\n"
    return try Repository.withFiles(sources.merging(["Documentation/Architecture.md": document]) { $1 }) {
      try ArrowsCheck().problems(in: $0)
    }
  }

  private let sources = [
    "Sources/App/Model/Node.swift": "struct Node {}\n",
    "Sources/App/View/Picture.swift": "struct Picture { let node: Node }\n",
  ]

  @Test("The arrows check accepts a true drawing")
  func noProblems() throws {
    #expect(try problems(drawing: "View -> Model", sources) == [])
  }

  @Test("The arrows check reports a missing arrow with the file and the mentioned type")
  func missingArrow() throws {
    let sources = sources.merging(["Sources/App/Model/Link.swift": "struct Link { let picture: Picture }\n"]) { $1 }
    #expect(
      try problems(drawing: "View -> Model", sources) == [
        "Sources/App: Model -> View is not drawn:", "Sources/App:   Sources/App/Model/Link.swift mentions Picture",
      ])
  }

  @Test("The arrows check reports an unnecessary arrow and a cycle")
  func cycle() throws {
    #expect(
      try problems(drawing: "View -> Model\nModel -> View", sources) == [
        "Sources/App: Model -> View is drawn, and not needed",
        "Sources/App: the drawing has a cycle: Model -> View -> Model",
      ])
  }

  @Test("The arrows check reports a folder with two lines or without a line")
  func folders() throws {
    let sources = sources.merging(["Sources/App/Extra/Extra.swift": "struct Extra {}\n"]) { $1 }
    #expect(
      try problems(drawing: "View -> Model\nView -> Model", sources) == [
        "Sources/App: View has more than one line in the drawing", "Sources/App: the drawing does not have Extra",
      ])
  }

  @Test("The arrows check ignores the code of tutorials")
  func tutorials() throws {
    let sources = sources.merging([
      "Sources/App/App.docc/Resources/Step.swift": "struct Node {}\nlet picture: Picture\n"
    ]) { $1 }
    #expect(try problems(drawing: "View -> Model", sources) == [])
  }

  @Test("The arrows check reports a document without drawings")
  func nothingDrawn() throws {
    try Repository.withFiles(["Documentation/Architecture.md": "# Architecture\n"]) { repository in
      let problems = try ArrowsCheck().problems(in: repository)
      #expect(problems == ["Documentation/Architecture.md: nothing is drawn"])
    }
  }
}

@Suite("Words of Swift sources")
struct SwiftWordsTests {
  @Test("Swift words exclude comments and string literals, and include interpolations")
  func words() {
    let words = SwiftWords(
      ##"""
      // Line
      /* Block /* Inner */ Outer */
      let a: First = "Text \(Second.b("Nested")) \"Quoted\" // Text"
      let b = """
        Lines "Quoted" \(Third.self)
        """
      let c = #"Raw \(Text) "Quoted" \#(Fourth())"#
      #if DEBUG
        let d = Fifth(")")
      #endif
      """##)
    #expect(words.typeNames == ["First", "Second", "Third", "Fourth", "DEBUG", "Fifth"])
  }

  @Test("Declared types are those outside of other types, with any attributes")
  func declarations() {
    let words = SwiftWords(
      """
      import struct Foundation.URL
      @available(macOS 13, *) public final class A { struct Inner {} }
      #if DEBUG
        private enum B {}
      #endif
      package actor C {}
      typealias D = A
      protocol E: AnyObject { static func make() -> F }
      extension G {}
      """)
    #expect(words.declaredTypes == ["A", "B", "C", "D", "E"])
    #expect(words.typeNames.isSuperset(of: ["Inner", "F", "G"]))
  }

  @Test(
    "Swift words are read without a crash from a file that ends in the middle",
    arguments: ["\"", "\"\"\"", "#", "\\", "/*", "//", "\"\\(", "\"\\", "a {", "Word"])
  func ends(source: String) {
    #expect(SwiftWords(source).typeNames == (source == "Word" ? ["Word"] : []))
  }
}

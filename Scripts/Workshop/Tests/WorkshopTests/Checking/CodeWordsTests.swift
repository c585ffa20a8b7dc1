import Testing

@testable import workshop

@Suite("Words of code")
struct CodeWordsTests {
  private func problems(_ files: [String: String]) throws -> [String] {
    try Repository.withFiles(files) { try WordsCheck().problems(in: $0) }
  }

  @Test("The words check accepts comments that name things, code and string literals")
  func good() throws {
    let source = """
      /// The binding, and `whatever` is code.
      let a = "// What is quoted"  // The value that nobody needs.
      /* A block. */
      let b = \"\"\"
        // What a generated comment says
        \\(a)
        \"\"\"
      let c = #"// What \\#(a /* an interpolation */)"#
      """
    #expect(try problems(["Sources/A.swift": source, "Sources/Generated/B.swift": "// What is generated"]) == [])
  }

  @Test(
    "The words check reports a comment, paragraph or item that begins with a relative clause",
    arguments: [
      ("/// What is bound.", 1), ("let a = 1  // What it is", 1), ("/// A.\n///\n/// Whatever it is.", 3),
      ("/// - Returns: what it was", 1), ("\n/* Whoever\n asks */", 2), ("let a = \"\\(b /* what */)\"", 1),
    ])
  func beginnings(source: String, line: Int) throws {
    let problems = try problems(["Tests/A.swift": source])
    #expect(problems.count == 1)
    #expect(problems.first?.hasPrefix("Tests/A.swift:\(line): begins with 'wh") == true)
  }

  @Test("The words check continues a comment over lines, but not over code")
  func continuation() throws {
    #expect(try problems(["Package.swift": "// Says\n// what it is"]) == [])
    #expect(try problems(["Package.swift": "// Says\nlet a = 1  // what it is"]).count == 1)
  }

  @Test("The words check reports every use if a folder has too many")
  func rate() throws {
    let comment = "// It says what it is.\n\n"
    #expect(try problems(["Scripts/A.swift": comment + comment]) == [])
    #expect(
      try problems(["Scripts/A.swift": comment + comment + comment]) == [
        "comments of Scripts: 3 of 15 words are 'what', 'whatever' or 'whoever' (at most 2):",
        "Scripts/A.swift:1: name the thing", "Scripts/A.swift:3: name the thing", "Scripts/A.swift:5: name the thing",
      ])
  }

  @Test("The words check reads comments of the page's scripts and style sheets")
  func scripts() throws {
    let page = "Sources/GraphDocuments/Rendering/HTML/Page"
    #expect(
      try problems([
        "\(page)/a.css": "a {}\n/* What is seen */\nb {}",
        "\(page)/script/1.js": "let a = '// What';\n  /// What is drawn,\n  /// whatever it is\nlet b;\n// Good",
      ]) == [
        "\(page)/script/1.js:2: begins with 'what': name the thing",
        "\(page)/a.css:2: begins with 'what': name the thing",
        "comments of \(page): 3 of 10 words are 'what', 'whatever' or 'whoever' (at most 2):",
        "\(page)/script/1.js:2: name the thing", "\(page)/script/1.js:2: name the thing",
        "\(page)/a.css:2: name the thing",
      ])
  }

  @Test("The words check reads descriptions of schemas")
  func schemas() throws {
    #expect(
      try problems([
        "Documentation/a.schema.json": "{\n  \"description\": \"What it is.\", \"type\": \"string\",\n  \"what\": 1\n}"
      ]) == ["Documentation/a.schema.json:2: begins with 'what': name the thing"])
  }

  @Test(
    "A title begins with its subject, which may be code or a program",
    arguments: [
      "A binding is found", "cleansec prints errors", "assertStart records nothing", "init() creates it",
      "`accept` suppresses a warning", "20,000 bindings are checked", "Graph page in a browser",
    ])
  func titles(title: String) {
    #expect(TestTitles(manifest: ".executableTarget(\n  name: \"cleansec\", x)").problem(of: title) == nil)
  }

  @Test(
    "A title that is the end of a sentence, or begins with a small letter, is a problem",
    arguments: ["finds a binding", "cleansec prints errors", "And says why", "Without a binding", ""])
  func fragments(title: String) {
    #expect(TestTitles(manifest: "").problem(of: title) != nil)
  }

  @Test("The words check finds titles of tests and suites, on their own line too")
  func titlesInSources() throws {
    let source = "@Suite(\"of graphs\")\nstruct A {\n  @Test(\n    \"says it\", arguments: [\"one\"])\n  func a() {}\n}"
    #expect(
      try problems(["Tests/A.swift": source]) == [
        "Tests/A.swift:1: 'of graphs' begins with a small letter, which only code and programs do",
        "Tests/A.swift:4: 'says it' begins with a small letter, which only code and programs do",
      ])
  }

  @Test("The words check reports subjects of commits by their identifiers")
  func commits() {
    #expect(WordsCheck.problems(ofCommits: ["a1 Say what is bound", "b2 Name the binding"]) == [])
    #expect(
      WordsCheck.problems(ofCommits: ["a1 What is bound"]) == ["commit a1: begins with 'what': name the thing"])
  }
}

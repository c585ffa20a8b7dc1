import Testing

@testable import workshop

@Suite("Quotes check")
struct QuotesCheckTests {
  private func problems(_ readme: String) throws -> [String] {
    try Repository.withFiles(["README.md": readme, "A.swift": "struct A {\n  let a = 1\n  let b = 2\n}\n"]) {
      try QuotesCheck().problems(in: $0)
    }
  }

  @Test("The quotes check compares lines in order, regardless of their indentation")
  func lines() throws {
    #expect(try problems("<!-- quote: A.swift -->\n```swift\nlet a = 1\n    let b = 2\n```\n") == [])
    #expect(
      try problems("Text.\n\n<!-- quote: A.swift -->\n```swift\nlet b = 2\nlet a = 1\n```\n") == [
        "README.md:3: quote of A.swift: the file has no such lines"
      ])
  }

  @Test("The quotes check reads the pages of documentation catalogues")
  func catalogues() throws {
    let page = "Sources/A/A.docc/A.md"
    let files = [
      "README.md": "", page: "<!-- quote: A.swift -->\n```swift\nlet c = 3\n```\n", "A.swift": "let a = 1\n",
    ]
    let problems = try Repository.withFiles(files) { try QuotesCheck().problems(in: $0) }
    #expect(problems == ["\(page):1: quote of A.swift: the file has no such lines"])
  }

  @Test("The quotes check refuses parts of lines")
  func parts() throws {
    #expect(
      try problems("<!-- quote: A.swift -->\n```\nlet a\n```\n") == [
        "README.md:1: quote of A.swift: the file has no such lines"
      ])
  }

  @Test("The quotes check accepts any lines for an elision and keeps the order around it")
  func elisions() throws {
    #expect(try problems("<!-- quote: A.swift -->\n```\nstruct A {\n  // ...\n  let b = 2\n}\n```\n") == [])
    #expect(try problems("<!-- quote: A.swift -->\n```\nstruct A {\n  // ...\n}\n```\n") == [])
    for quote in ["let b = 2\n// ...\nlet a = 1", "struct A {\n// ...\nlet c = 3"] {
      #expect(
        try problems("<!-- quote: A.swift -->\n```\n\(quote)\n```\n") == [
          "README.md:1: quote of A.swift: the file has no such lines"
        ])
    }
  }

  @Test("The quotes check compares a quoted file as a whole")
  func files() throws {
    #expect(try problems("<!-- file: A.swift -->\n```\nstruct A {\n  let a = 1\n  let b = 2\n}\n```\n") == [])
    #expect(
      try problems("<!-- file: A.swift -->\n```\nstruct A {\n  let a = 1\n```\n") == [
        "README.md:1: quote of A.swift: the file is another one"
      ])
  }

  @Test("The quotes check reports a missing file and a quote without an end")
  func incomplete() throws {
    #expect(
      try problems("<!-- quote: B.swift -->\n```\nlet a = 1\n```\n<!-- quote: A.swift -->\n```\nlet a = 1\n") == [
        "README.md:1: quote of B.swift: there is no such file", "README.md:5: quote of A.swift: the quote does not end",
      ])
  }

  @Test("The quotes check reports documents without quotes, and reads the documentation folder")
  func documents() throws {
    #expect(try problems("Text.\n") == ["nothing is quoted"])
    let files = ["README.md": "", "Documentation/A.md": "<!-- quote: A.swift -->\n```\na\n```\n"]
    try Repository.withFiles(files) { repository in
      let problems = try QuotesCheck().problems(in: repository)
      #expect(problems == ["Documentation/A.md:1: quote of A.swift: there is no such file"])
    }
  }
}

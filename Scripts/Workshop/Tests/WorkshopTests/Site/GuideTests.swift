import Testing

@testable import workshop

@Suite("Articles of guides") struct GuideTests {
  private func article(_ text: String) throws -> String {
    let other = Guide(name: "Other", text: "# Other\n\n## A component, for each `Request`\n\n```\n## No heading\n```\n")
    let guide = Guide(name: "Start", text: text)
    return try guide.article(guides: ["Other": other, "Start": guide], repository: "https://files.example")
  }

  @Test("link to other articles and their headings as DocC does") func links() throws {
    #expect(try article("See [it](Other.md).") == "See [it](doc:Other).")
    #expect(
      try article("See [it](Other.md#a-component-for-each-request).")
        == "See [it](doc:Other#A-component,-for-each-Request).")
    #expect(try article("## Here\n\n[above](#here)") == "## Here\n\n[above](doc:Start#Here)")
  }

  @Test("link to other files where the repository is found, and to the web as they are") func otherLinks() throws {
    #expect(
      try article("[a](../Sources/Cleanse/Scope.swift#L3) [b](report.schema.json)")
        == "[a](https://files.example/Sources/Cleanse/Scope.swift#L3) "
        + "[b](https://files.example/Documentation/report.schema.json)")
    #expect(try article("[c](https://swift.org/x.md)") == "[c](https://swift.org/x.md)")
  }

  @Test(
    "keep their code",
    arguments: [
      "```swift\nhandlers[name](Other.md)\n```", "    handlers[name](Other.md)", "Write `handlers[name](Other.md)`.",
      "- a\n\n```\na[0](b)\n```",
    ])
  func code(text: String) throws {
    #expect(try article(text) == text)
  }

  @Test("lose pictures in HTML") func pictures() throws {
    #expect(try article("a\n<picture>\n  <img>\n</picture>\nb") == "a\n\nb")
  }

  @Test("are refused where a heading is missing", arguments: ["gone", "no-heading"])
  func missingHeading(anchor: String) {
    #expect(throws: Failure(["Documentation/Start.md: Other.md has no heading #\(anchor)"])) {
      try article("[x](Other.md#\(anchor))")
    }
  }
}

import Testing

@testable import workshop

@Suite("Articles of guides") struct GuideTests {
  private func article(_ text: String) throws -> String {
    let other = Guide(name: "Other", text: "# Other\n\n## A component, for each `Request`\n\n```\n## No heading\n```\n")
    let guide = Guide(name: "Start", text: text)
    return try guide.article(guides: ["Other": other, "Start": guide], repository: "https://files.example")
  }

  @Test("An article links to other articles and headings in the form of DocC") func links() throws {
    #expect(try article("See [it](Other.md).") == "See [it](doc:Other).")
    #expect(
      try article("See [it](Other.md#a-component-for-each-request).")
        == "See [it](doc:Other#A-component,-for-each-Request).")
    #expect(try article("## Here\n\n[above](#here)") == "## Here\n\n[above](doc:Start#Here)")
  }

  @Test("An article links to other files in the repository, and keeps web addresses") func otherLinks() throws {
    #expect(
      try article("[a](../Sources/Cleanse/Scope.swift#L3) [b](report.schema.json)")
        == "[a](https://files.example/Sources/Cleanse/Scope.swift#L3) "
        + "[b](https://files.example/Documentation/report.schema.json)")
    #expect(try article("[c](https://swift.org/x.md)") == "[c](https://swift.org/x.md)")
  }

  @Test(
    "An article keeps its code",
    arguments: [
      "```swift\nhandlers[name](Other.md)\n```", "    handlers[name](Other.md)", "Write `handlers[name](Other.md)`.",
      "- a\n\n```\na[0](b)\n```",
    ])
  func code(text: String) throws {
    #expect(try article(text) == text)
  }

  @Test("An article shows pictures by their names in the catalogue") func pictures() throws {
    let picture =
      #"<picture>\n  <source srcset="Pictures/map-dark.png"> <img alt="A\n  map" src="Pictures/map-light.png">"#
    #expect(try article("a\n\(picture.replacing("\\n", with: "\n"))\n</picture>\nb") == "a\n![A map](map.png)\nb")
    #expect(Guide.picture(named: "map-light.png") == "map.png")
    #expect(Guide.picture(named: "map-dark.png") == "map~dark.png")
  }

  @Test("A link to a missing heading is an error with the page and the anchor", arguments: ["gone", "no-heading"])
  func missingHeading(anchor: String) {
    #expect(throws: Failure(["Documentation/Start.md: Other.md has no heading #\(anchor)"])) {
      try article("[x](Other.md#\(anchor))")
    }
  }
}

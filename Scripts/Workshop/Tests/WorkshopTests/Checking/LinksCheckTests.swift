import Testing

@testable import workshop

@Suite("Links check")
struct LinksCheckTests {
  private func problems(_ readme: String) throws -> [String] {
    let files = [
      "README.md": readme, "CONTRIBUTING.md": "[a](README.md)", "Sources/App/App.swift": "",
      "Documentation/Guide.md":
        "# Guide\n\n## Static check (`cleansec`)\n\n## Fix\n\n## Fix\n[up](../README.md)\n```\n# Code\n```\n",
    ]
    return try Repository.withFiles(files) { try LinksCheck().problems(in: $0) }
  }

  @Test(
    "The links check accepts existing files, folders and headings",
    arguments: [
      "[a](Documentation/Guide.md) [b](Sources/App) [c](Sources/App/App.swift) [d](https://example.com#x)",
      "[a](Documentation/Guide.md#static-check-cleansec) [b](Documentation/Guide.md#fix-1)", "## Here\n[a](#here)",
      "`[a](missing.md)`\n```\n[a](missing.md)\n```\n    [a](missing.md)\n",
    ])
  func good(text: String) throws {
    #expect(try problems(text) == [])
  }

  @Test(
    "The links check reports missing files and headings",
    arguments: [
      ("[a](Guide.md)", "there is no Guide.md"), ("[a](Documentation/../Guide.md)", "there is no Guide.md"),
      ("[a](Documentation/Guide.md#mend)", "Documentation/Guide.md has no heading #mend"),
      ("[a](Documentation/Guide.md#code)", "Documentation/Guide.md has no heading #code"),
      ("[a](Documentation/Guide.md#fix-2)", "Documentation/Guide.md has no heading #fix-2"),
      ("[a](#here)", "README.md has no heading #here"),
    ])
  func bad(text: String, problem: String) throws {
    #expect(try problems(text) == ["README.md:1: \(problem)"])
  }

  @Test("The links check reports pages that the index does not name") func index() throws {
    let files = [
      "README.md": "", "CONTRIBUTING.md": "", "Documentation/README.md": "[a](Guide.md#guide)",
      "Documentation/Guide.md": "# Guide", "Documentation/Other.md": "# Other", "Documentation/a.json": "",
    ]
    #expect(
      try Repository.withFiles(files) { try LinksCheck().problems(in: $0) }
        == ["Documentation/README.md does not name Documentation/Other.md"])
  }
}

import Testing

@testable import workshop

@Suite("Facts check")
struct FactsCheckTests {
  private static let files = [
    "README.md": "", "CONTRIBUTING.md": "`Checker` `GraphCommand`",
    "Documentation/Benchmarks.md":
      "| case | median | ratio |\n| --- | --- | --- |\n| cold-start | 406 µs | 6.69 × by hand |\n",
    "Documentation/API/Cleanse.txt": """
    struct ComponentFactory<C> where C : ComponentBase
    static func ComponentFactory.of(_ component: C.Type, validate: Bool = true, onWarnings: (([Diagnostic]) -> Void)? = nil) throws -> ComponentFactory<C>
    nonisolated(nonsending) func ComponentFactory.map<D>(_ change: (C) -> D, file: StaticString = #filePath) async
    """,
    "Scripts/benchmark": "  --short   quickly", "Scripts/check": "",
    "Sources/Checker/Command/Options.swift":
      #".option("--format", \.format), .flag("--fix", \.fixes), give("--store")"#,
    "Sources/GraphCommand/Rendering.swift": #".option("--depth", \.depth)"#,
    "Tests/AppTests/OrderTests.swift": "struct OrderTests {}",
  ]

  private func problems(_ text: String, in file: String = "README.md") throws -> [String] {
    try Repository.withFiles(Self.files.merging([file: text]) { $1 }) { try FactsCheck().problems(in: $0) }
  }

  @Test(
    "The facts check accepts existing options, commands and functions",
    arguments: [
      "`cleansec --format json` `cleanse-graph render --depth 2` `--fix`", "`Scripts/benchmark --short`",
      "    swift package --allow-writing-to-package-directory cleansec --fix",
      "    swift build -c release --product cleansec --scratch-path folder", "    cleansec -- --unknown", "a --dash",
      "`swift test --filter OrderTests`", "`swift test --filter \"Order|OrderTests\"`", "`Scripts/check quotes words`",
      "`ComponentFactory.of(_:)` `ComponentFactory.of(_:onWarnings:)` `ComponentFactory.map(_:file:)` `Other.of(a:)`",
      "```swift\nrun(\"--unknown\")\n```",
    ])
  func good(text: String) throws {
    #expect(try problems(text) == [])
  }

  @Test(
    "The facts check reports options, commands, test filters and functions that do not exist",
    arguments: [
      ("`cleansec --depth`", "cleansec has no option --depth"),
      ("`cleansec --store`", "cleansec has no option --store"),
      ("`--unknown`", "no tool has the option --unknown"),
      ("    Scripts/benchmark --fix", "benchmark has no option --fix"),
      ("    swift package cleansec --unknown", "cleansec has no option --unknown"),
      ("```\ncleansec --depth\n```", "cleansec has no option --depth"), ("`Scripts/draw`", "there is no Scripts/draw"),
      ("`Scripts/check spelling`", "there is no check spelling"),
      ("`swift test --filter \"OrderTests|Dependency\"`", "no type of tests is called Dependency"),
      (
        "`ComponentFactory.of(_:overrides:)`",
        "there is no function ComponentFactory.of(_:overrides:) in Documentation/API"
      ),
      ("`ComponentFactory.of(validate:)`", "there is no function ComponentFactory.of(validate:) in Documentation/API"),
    ])
  func bad(text: String, problem: String) throws {
    #expect(try problems(text).map { String($0.drop { $0 != " " }.dropFirst()) } == [problem])
  }

  @Test("The facts check includes doc comments and schemas")
  func otherTexts() throws {
    let source =
      "/// See `ComponentFactory.of(_:validate:)`, `cleansec --depth`.\nstruct Plan {}  // `cleansec --other`"
    #expect(
      try problems(source, in: "Sources/Checker/Plan.swift") == [
        "Sources/Checker/Plan.swift:1: cleansec has no option --depth",
        "Sources/Checker/Plan.swift:1: there is no function ComponentFactory.of(_:validate:) in Documentation/API",
      ])
    #expect(
      try problems(#"{ "description": "What 'cleansec --json' writes." }"#, in: "Documentation/report.schema.json") == [
        "Documentation/report.schema.json:1: cleansec has no option --json"
      ])
  }

  @Test("The facts check accepts only figures rounded from the marked benchmark case")
  func figures() throws {
    let mark = "<!-- benchmark: cold-start -->\n"
    #expect(try problems("\(mark)It takes 0.4 ms, 406 µs, and\n6.7 times as long.\n\nThree times, and `30 s`.") == [])
    #expect(
      try problems("\(mark)It takes 0.5 ms.") == [
        "README.md:2: 0.5 ms is no figure of cold-start", "README.md: no figure is of cold-start",
      ])
    #expect(
      try problems("\(mark)It takes 406 µs and 6.8 times.\n") == ["README.md:2: 6.8 times is no figure of cold-start"])
    #expect(
      try problems("<!-- benchmark: start -->\nText.\n").contains(
        "README.md:1: Documentation/Benchmarks.md has no row start"))
    #expect(
      try problems("It takes 406 µs.") == [
        "README.md:1: 406 µs is no recorded figure: name its case in a line <!-- benchmark: … -->"
      ])
  }

  @Test("The facts check accepts figures from output on the same page without a mark")
  func output() throws {
    #expect(try problems("```\n64.120  Database\n```\nThe database takes 64 ms.") == [])
    #expect(try problems("```\n64.120  Database\n```\nThe database takes 65 ms.").count == 1)
  }

  @Test("The facts check reports a source folder that the contributing page does not list")
  func folders() throws {
    #expect(
      try problems("`Checker`", in: "CONTRIBUTING.md") == [
        "CONTRIBUTING.md: the folder Sources/GraphCommand is missing"
      ])
  }
}

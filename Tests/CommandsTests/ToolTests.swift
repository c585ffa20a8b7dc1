import Testing

@testable import Commands

@Suite("A tool") struct ToolTests {
  private enum Colour: String, CaseIterable, ArgumentValue {
    case red, green
  }

  private struct Options: Equatable {
    var files: [String] = []
    var words: [String]?
    var colour = Colour.green
    var output: String?
    var names: [String] = []
    var depth: UInt?
    var isLoud = false
  }

  private struct Unpainted: Error, CustomStringConvertible {
    var description: String { "nothing is painted" }
  }

  private static var table: ArgumentTable<Options> {
    ArgumentTable(
      Options(),
      [
        .init(
          "What to paint", text: "Everything else stays as it is.",
          arguments: [
            .operands("FILE", \.files), .remainder("-- WORD ...", \.words, "words to paint"),
            .option("--name", "NAME", \.names, "a name of the picture"),
            .option("--hidden", "NAME", \.names, "not shown"),
          ]),
        .init(arguments: [
          .option("--colour", "COLOUR", \.colour, "of the whole"), .flag("--red", \.colour, .red),
          .option("--output", "FILE", \.output, "where to"), .option("--depth", "NUMBER", \.depth, "how deep"),
          .flag("--loud", \.isLoud, "say what is done"), .flag("--secret", \.isLoud, ""),
        ]),
      ])
  }

  private func run(_ line: String..., action: (Options) throws -> Outcome = { _ in Outcome() }) -> Outcome {
    Tool("paint").run(
      line, Self.table,
      help: { options in
        HelpPage(
          usage: ["paint FILE ...", "paint -- WORD ..."],
          overview: options.isLoud
            ? "PAINTS." : "Paints " + Array(repeating: "files", count: 25).joined(separator: " ") + ".",
          sections: Self.table.help(hiding: ["--hidden"]))
      }, action)
  }

  private func options(_ line: [String]) throws -> Options {
    guard case .run(let options) = try Self.table.request(in: line) else { throw Unpainted() }
    return options
  }

  @Test(
    "reads a value behind a space and behind an equals sign",
    arguments: [
      ["--output", "a", "--colour", "red"], ["--output=a", "--colour=red"], ["--output", "a", "--red"],
    ])
  func values(line: [String]) throws {
    #expect(try options(line) == Options(colour: .red, output: "a"))
  }

  @Test("takes everything behind an equals sign for the value, be it empty or an option") func oddValues() throws {
    #expect(try options(["--output=a=b"]).output == "a=b")
    #expect(try options(["--output="]).output == "")
    #expect(try options(["--output", "--loud"]) == Options(output: "--loud"))
  }

  @Test("lets the last value count, and keeps all of a list") func repetition() throws {
    #expect(
      try options(["--output", "a", "--name", "x", "--red", "--output=b", "--name=y", "--colour", "green"])
        == Options(colour: .green, output: "b", names: ["x", "y"]))
  }

  @Test("takes operands between options, and what stands behind two dashes as it is") func operands() throws {
    #expect(
      try options(["a", "--depth", "2", "b", "--", "--loud", "--", "c"])
        == Options(files: ["a", "b"], words: ["--loud", "--", "c"], depth: 2))
    let table = ArgumentTable(Options(), [.init(arguments: [.operands("FILE", \.files)])])
    guard case .run(let options) = try table.request(in: ["a", "--", "-b"]) else { throw Unpainted() }
    #expect(options.files == ["a", "-b"])
  }

  @Test(
    "explains a command line that it cannot understand, and exits with 2",
    arguments: [
      (["--colr", "red"], "there is no option '--colr'; did you mean '--colour'?"),
      (["--colr=red"], "there is no option '--colr'; did you mean '--colour'?"),
      (["--versoin"], "there is no option '--versoin'; did you mean '--version'?"),
      (["--frobnicate"], "there is no option '--frobnicate'"), (["-x"], "there is no option '-x'"),
      (["--output"], "the option '--output' needs a value"), (["--loud=1"], "the option '--loud' takes no value"),
      (["--colour", "blue"], "there is no colour 'blue'; there are red, green"),
      (["--depth", "-1"], "'-1' is no value of '--depth NUMBER'"),
      (["--help", "--oups"], "there is no option '--oups'"),
    ])
  func usage(line: [String], problem: String) {
    let outcome = Tool("paint").run(line, Self.table, help: { _ in fatalError() }) { _ in Outcome() }
    #expect(outcome == Outcome(complaint: "paint: error: \(problem) (see --help)\n", exitCode: 2))
  }

  @Test("has no use for operands that a table does not have") func superfluousOperand() {
    let outcome = Tool("paint").run(["x"], ArgumentTable((), []), help: { _ in fatalError() }) {
      Outcome()
    }
    #expect(outcome.complaint == "paint: error: there is no use for 'x' (see --help)\n")
  }

  @Test("prints its version instead of doing anything") func version() {
    #expect(
      run("--output", "a", "--version") { _ in throw Unpainted() } == Outcome(output: "paint \(Version.current)\n"))
    #expect(
      Tool("paint", schemas: [.report, .graph]).run(["--version"], Self.table, help: { _ in fatalError() }) { _ in
        Outcome()
      }
        == Outcome(output: "paint \(Version.current)\nJSON documents: report 1, graph 1\n"))
  }

  @Test("does what its options say, and tells what it could not do") func action() {
    #expect(run("a") { Outcome(output: $0.files[0], exitCode: 1) } == Outcome(output: "a", exitCode: 1))
    #expect(run { _ in throw Unpainted() } == Outcome(complaint: "paint: error: nothing is painted\n", exitCode: 3))
    #expect(
      run { _ in throw UsageError.other("paint what?") }
        == Outcome(complaint: "paint: error: paint what? (see --help)\n", exitCode: 2))
  }

  @Test("shows all arguments with what they take, the defaults, and what may be repeated", arguments: ["--help", "-h"])
  func help(option: String) {
    #expect(
      run("--secret", option).output == """
        Usage: paint FILE ...
               paint -- WORD ...

        PAINTS.

        What to paint
          Everything else stays as it is.
          -- WORD ...      words to paint
          --name NAME      a name of the picture; may be given several times

          --colour COLOUR  red or green (the default); of the whole
          --output FILE    where to
          --depth NUMBER   how deep
          --loud           say what is done

          --version        print the version
          --help           print this text

        """)
  }

  @Test("breaks the lines of its help between words") func longLines() {
    let lines = run("--help").output.split(separator: "\n").filter { $0.contains("files") }
    #expect(lines.count == 2)
    #expect(lines.allSatisfy { $0.count <= 120 && !$0.hasSuffix(" ") })
  }
}

import Testing

@testable import Commands

@Suite("Command-line tool") struct ToolTests {
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
          "Selection options", text: "Nothing else is painted.",
          arguments: [
            .operands("FILE", \.files), .remainder("-- WORD ...", \.words, "The words to paint."),
            .option("--name", "NAME", \.names, "A name of the picture."),
            .option("--hidden", "NAME", \.names, "Not shown."),
          ]),
        .init(arguments: [
          .option("--colour", "COLOUR", \.colour, "The colour."),
          .option("--output", "FILE", \.output, "The output."), .option("--depth", "NUMBER", \.depth, "The depth."),
          .flag("--loud", \.isLoud, "Print progress."), .flag("--secret", \.isLoud, ""),
        ]),
      ])
  }

  private func run(_ line: String..., action: (Options) throws -> Outcome = { _ in Outcome() }) -> Outcome {
    Tool("paint").run(
      line, Self.table,
      help: { options in
        HelpPage(
          overview: options.isLoud
            ? "PAINT." : "Paint " + Array(repeating: "files", count: 25).joined(separator: " ") + ".",
          discussion: "Paint dries.", usage: ["paint <file> ...", "paint -- <word> ..."],
          sections: Self.table.help(hiding: ["--hidden"]), endings: ExitCode.endings(findings: "Paint was spilled."))
      }, action)
  }

  private func options(_ line: [String]) throws -> Options {
    guard case .run(let options) = try Self.table.request(in: line) else { throw Unpainted() }
    return options
  }

  @Test(
    "A tool reads an option's value after a space or an equals sign",
    arguments: [
      ["--output", "a", "--colour", "red"], ["--output=a", "--colour=red"],
    ])
  func values(line: [String]) throws {
    #expect(try options(line) == Options(colour: .red, output: "a"))
  }

  @Test("A tool accepts empty values and values that look like options") func oddValues() throws {
    #expect(try options(["--output=a=b"]).output == "a=b")
    #expect(try options(["--output="]).output == "")
    #expect(try options(["--output", "--loud"]) == Options(output: "--loud"))
  }

  @Test("A tool uses the last value of a repeated option and all values of a list option") func repetition() throws {
    #expect(
      try options(["--output", "a", "--name", "x", "--colour=red", "--output=b", "--name=y", "--colour", "green"])
        == Options(colour: .green, output: "b", names: ["x", "y"]))
  }

  @Test("A tool accepts operands between options, and keeps arguments after two dashes unchanged") func operands()
    throws
  {
    #expect(
      try options(["a", "--depth", "2", "b", "--", "--loud", "--", "c"])
        == Options(files: ["a", "b"], words: ["--loud", "--", "c"], depth: 2))
    let table = ArgumentTable(Options(), [.init(arguments: [.operands("FILE", \.files)])])
    guard case .run(let options) = try table.request(in: ["a", "--", "-b"]) else { throw Unpainted() }
    #expect(options.files == ["a", "-b"])
  }

  @Test(
    "A tool explains an invalid command line and exits with 2",
    arguments: [
      (["--colr", "red"], "unknown option '--colr'; did you mean '--colour'?"),
      (["--colr=red"], "unknown option '--colr'; did you mean '--colour'?"),
      (["--versoin"], "unknown option '--versoin'; did you mean '--version'?"),
      (["--frobnicate"], "unknown option '--frobnicate'"), (["-x"], "unknown option '-x'"),
      (["--output"], "missing value for '--output'"), (["--loud=1"], "'--loud' does not take a value"),
      (["--colour", "blue"], "there is no colour 'blue'; available: red, green"),
      (["--depth", "-1"], "--depth takes a whole number of 0 or more, not '-1'"),
      (["--help", "--oups"], "unknown option '--oups'"),
    ])
  func usage(line: [String], problem: String) {
    let outcome = Tool("paint").run(line, Self.table, help: { _ in fatalError() }) { _ in Outcome() }
    #expect(outcome == Outcome(complaint: "paint: error: \(problem) (see --help)\n", exitCode: 2))
  }

  @Test("A tool refuses operands if its table has none") func superfluousOperand() {
    let outcome = Tool("paint").run(["x"], ArgumentTable((), []), help: { _ in fatalError() }) {
      Outcome()
    }
    #expect(outcome.complaint == "paint: error: unexpected argument 'x' (see --help)\n")
  }

  @Test("A tool prints its version instead of running its action") func version() {
    #expect(
      run("--output", "a", "--version") { _ in throw Unpainted() } == Outcome(output: "paint \(Version.current)\n"))
    #expect(
      Tool("paint", schemas: [.report, .graph]).run(["--version"], Self.table, help: { _ in fatalError() }) { _ in
        Outcome()
      }
        == Outcome(output: "paint \(Version.current)\nJSON documents: report 1, graph 1\n"))
  }

  @Test("A tool runs its action and prints its error") func action() {
    #expect(run("a") { Outcome(output: $0.files[0], exitCode: 1) } == Outcome(output: "a", exitCode: 1))
    #expect(run { _ in throw Unpainted() } == Outcome(complaint: "paint: error: nothing is painted\n", exitCode: 3))
    #expect(
      run { _ in throw UsageError.other("paint what?") }
        == Outcome(complaint: "paint: error: paint what? (see --help)\n", exitCode: 2))
  }

  @Test(
    "A tool prints help with placeholders, values, defaults and repeatable options",
    arguments: ["--help", "-h", "help"])
  func help(option: String) {
    #expect(
      run("--secret", option).output == """
        OVERVIEW: PAINT.

        Paint dries.

        USAGE: paint <file> ...
               paint -- <word> ...

        ARGUMENTS:
          -- <word> ...      The words to paint.

        SELECTION OPTIONS:
          Nothing else is painted.
          --name <name>      A name of the picture. (repeatable)

        OPTIONS:
          --colour <colour>  The colour. (values: red, green; default: green)
          --output <file>    The output.
          --depth <number>   The depth.
          --loud             Print progress.

        GENERAL OPTIONS:
          --version          Show the version.
          -h, --help         Show help information.

        EXIT CODES:
          0                  Success.
          1                  Paint was spilled.
          2                  The command line is invalid.
          3                  A file cannot be read or written.

        """)
  }

  @Test("A tool treats only the first operand as a request for help, and a dash as an operand") func operandsLikeHelp()
    throws
  {
    #expect(try options(["a", "help"]).files == ["a", "help"])
    #expect(try options(["--output", "help", "-"]) == Options(files: ["-"], output: "help"))
    #expect(try options(["./help"]).files == ["./help"])
  }

  @Test("A tool breaks the lines of its help between words") func longLines() {
    let lines = run("--help").output.split(separator: "\n").filter { $0.contains("files") }
    #expect(lines.count == 2)
    #expect(lines.allSatisfy { $0.count <= 120 && !$0.hasSuffix(" ") })
  }
}

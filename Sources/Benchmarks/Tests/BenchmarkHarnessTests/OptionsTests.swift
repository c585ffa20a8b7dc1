import BenchmarkHarness
import Testing

@Suite("Command line of the benchmarks")
struct OptionsTests {
  private let all = [("start-100", true), ("start-1000", true), ("size", false)].map {
    (name: $0.0, isInShortMode: $0.1)
  }

  @Test("A command line without arguments selects a full run with text output")
  func defaults() throws {
    #expect(try Options(arguments: []) == Options())
    #expect(Options().output == .text)
  }

  @Test("Options of the command line can be combined")
  func combination() throws {
    let options = try Options(arguments: ["--short", "--json", "--case", "a", "--check", "--case", "b", "--cleansec"])
    #expect(options.isShort)
    #expect(options.output == .json)
    #expect(options.checksRecordedRatios)
    #expect(options.subject == .cleansec)
    #expect(options.cases == ["a", "b"])
  }

  @Test("The option --modules of the benchmarks sets the number of modules of the modular app") func modularApp() throws
  {
    let options = try Options(arguments: ["--modular-app", "--modules", "100"])
    #expect(options.subject == .modularApp)
    #expect(options.moduleCount == 100)
    #expect(try Options(arguments: ["--modular-app"]).moduleCount == 500)
    #expect(options.subject.section == MarkedSection("results of the modular app"))
  }

  @Test("The option --compare takes one or two saved runs")
  func comparison() throws {
    let one = try Options(arguments: ["--compare", "old.json", "--short"])
    #expect(one.comparedRun == "old.json")
    #expect(one.savedRun == nil)
    let two = try Options(arguments: ["--compare", "old.json", "new.json"])
    #expect(two.comparedRun == "old.json")
    #expect(two.savedRun == "new.json")
  }

  @Test(
    "An invalid command line of the benchmarks is an error with an explanation",
    arguments: [
      (["--fast"], "unknown argument: --fast (see --help)"), (["run.json"], "unknown argument: run.json (see --help)"),
      (["--modules", "few"], "--modules takes a number (see --help)"),
      (["--case"], "--case takes a value (see --help)"),
      (["--compare", "--json"], "--compare takes a value (see --help)"),
    ])
  func mistakes(arguments: [String], message: String) {
    #expect(throws: Options.UsageError(description: message)) { try Options(arguments: arguments) }
  }

  @Test("The short mode contains only the cases marked for it")
  func shortMode() throws {
    #expect(try selection("--short") == ["start-100", "start-1000"])
    #expect(try selection() == ["start-100", "start-1000", "size"])
  }

  @Test("The option --case selects the case of that name, or all cases with that prefix")
  func names() throws {
    #expect(try selection("--case", "start-100") == ["start-100"])
    #expect(try selection("--case", "start") == ["start-100", "start-1000"])
  }

  @Test("A case selected by its name also runs in the short mode")
  func namedCase() throws {
    #expect(try selection("--short", "--case", "size") == ["size"])
  }

  @Test("A name without a matching case is an error")
  func unknownCase() {
    #expect(throws: Options.UsageError(description: "there is no case stop (see --list)")) {
      try selection("--case", "stop")
    }
  }

  private func selection(_ arguments: String...) throws -> Set<String> {
    try Options(arguments: arguments).selection(of: all)
  }
}

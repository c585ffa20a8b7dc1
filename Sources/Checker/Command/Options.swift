import Commands
import GraphDocuments

/// What the command line of `cleansec` says.
struct Options: Equatable {
  /// Files with trees of the compiler, or with facts.
  var files: [String] = []
  /// What a compiler is called with; `nil` where nothing stands behind `--`.
  var compilerArguments: [String]?
  /// What says how modules are compiled, each kind with its paths.
  var plans: [String] = []
  var buildLogs: [String] = []
  var compileCommands: [String] = []
  var buildServers: [String] = []
  /// The folder of the package that is built.
  var package: String?
  var targets: [String] = []
  var cache: String?
  var roots: [String] = []
  var format = ReportFormat.compiler
  var store: String?
  /// Where to write the checked graph to.
  var graph: String?
  /// Where to write the report to; `nil` for standard output.
  var output: String?
  /// Programs made with `GraphRuleCommand`.
  var rules: [String] = []
  var folder: String?
  var moduleName = "main"
  var compiler: String?
  /// Whether what mends errors is inserted into sources.
  var fixes = false
  /// Whether that is only printed, as a patch.
  var isDryRun = false
  /// Whether files with conflicts are changed too.
  var fixesUnmerged = false
  /// Whether the check is repeated when sources change.
  var watches = false
  var isStrict = false
  var warningsAreErrors = false
  var showsProgress = false
  /// Whether `swift package cleansec` runs the program, and tells it what to read.
  var isPlugin = false
  /// Whether the plugin names the targets, which are all of the package.
  var targetsAreOfPlugin = false

  /// Whether the user has said what to check, so that something has to be there.
  var expectsRoot: Bool {
    !files.isEmpty || compilerArguments != nil || !roots.isEmpty || !targets.isEmpty && !targetsAreOfPlugin
  }
}

extension Options {
  static var table: ArgumentTable<Options> {
    ArgumentTable(
      Options(),
      [
        .init(
          "What to read",
          arguments: [
            .operands(
              "FILE", \.files,
              "trees of the compiler (swiftc -frontend -dump-ast -dump-ast-format json -primary-file SOURCE ...), or "
                + "facts that were stored; the modules of one program"),
            .remainder(
              "-- ARGUMENT ...", \.compilerArguments,
              "what swiftc is called with to build a module, sources included; the command of an action of Bazel, too"),
            .option(
              "--build-plan", "FILE", \.plans,
              "how a build that succeeded compiles modules: .build/debug.yaml of the package manager's native build "
                + "system, compile_commands.json, or the folder XCBuildData of Xcode and Swift Build"),
            .option(
              "--build-log", "FILE", \.buildLogs,
              "what xcodebuild or Swift Build has written; '-' for the standard input"),
            .option(
              "--compile-commands", "FILE", \.compileCommands, "a compilation database: compile_commands.json"),
            .option(
              "--build-server", "FOLDER", \.buildServers,
              "ask the build server that the folder's buildServer.json names, or that of the package there"),
            .option("--target", "NAME", \.targets, "only this target of the build, and what it is built from"),
            .option(
              "--package", "FOLDER", \.package,
              "the package that is built: its roots that nothing in its sources uses are warned of"),
            .option(
              "--cache", "FOLDER", \.cache,
              "keep there what was read of the build's modules; later runs read changed modules only"),
            .option("--module-name", "NAME", \.moduleName, "the module of the trees"),
            .option(
              "--compiler", "FILE", \.compiler, "the compiler, where it is not the one that a shell would find"),
          ]),
        .init(
          "What to do",
          arguments: [
            .option("--store", "FILE", \.store, "store what was read of the module there, and check nothing"),
            .option(
              "--graph", "FILE", \.graph,
              "write the graph of the one root that is checked there, in the form that the extension names: "
                + GraphFormat.allCases.map { ".\($0.fileExtensions[0])" }.joined(separator: ", ")
                + "; '-' for JSON on standard output, and the report on standard error"),
            .option(
              "--rules", "PROGRAM", \.rules,
              "check the graphs by the rules of this program too, which is made with GraphRuleCommand: a file, or behind "
                + "'swift package cleansec' an executable of the package"),
            .option("--root", "TYPE", \.roots, "check this root component only"),
            .flag(
              "--fix", \.fixes,
              "insert the statements that mend errors without a choice, list them, check again, and print what remains"),
            .flag(
              "--dry-run", \.isDryRun, "with --fix: change nothing, and print a patch for 'git apply' or 'patch -p1'"),
            .flag(
              "--fix-unmerged", \.fixesUnmerged, "with --fix: also change files that git has unmerged conflicts in"),
            .flag(
              "--watch", \.watches,
              "check again when sources or the plan of the build change, and print what is new or gone, until SIGINT or "
                + "SIGTERM, which end the program with 0"),
            .flag(
              "--strict", \.isStrict, "code that cannot be followed, and so was not checked, is an error and no note"),
            .flag(
              "--warnings-as-errors", \.warningsAreErrors,
              "exit with 1 where there is a warning, or a note on code that was not checked, too"),
          ]),
        .init(
          "What to print",
          arguments: [
            .option(
              "--format", "FORMAT", \.format,
              "text reads as at run time; json and sarif are for tools; how much was checked goes to standard error"
            ),
            .flag("--text", \.format, .text), .flag("--json", \.format, .json), .flag("--sarif", \.format, .sarif),
            .option(
              "--output", "FILE", \.output,
              "write the report there, or with --dry-run the patch, and not to standard output"),
            .option("--relative-to", "FOLDER", \.folder, "paths below the folder relative to it"),
            .flag(
              "--progress", \.showsProgress, "what is being read, on standard error, also where that is no terminal"),
            .flag("--plugin", \.isPlugin, ""),
            .flag("--all-targets", \.targetsAreOfPlugin, ""),
          ]),
      ])
  }

  /// What `--help` prints. The plugin has no arguments that it gives itself.
  var help: HelpPage {
    let check =
      "Prints what it finds as compilers do, and exits with 1 where there is an error, with 2 where the "
      + "command line is wrong, and with 3 where something cannot be read, compiled or written."
    guard isPlugin else {
      return HelpPage(
        usage: [
          "cleansec [OPTION ...] FILE ...", "cleansec [OPTION ...] -- COMPILER-ARGUMENT ...",
          "cleansec [OPTION ...] --build-plan FILE", "xcodebuild ... | cleansec [OPTION ...] --build-log -",
        ],
        overview: "Checks the graphs of all root components without running the program. \(check)",
        sections: Self.table.help())
    }
    return HelpPage(
      usage: ["swift package cleansec [OPTION ...]"],
      overview:
        "Builds the package, and checks the graphs of its root components. \(check) All options of cleansec are "
        + "handed on; those that say what to read are given already. For --fix, and where --graph or --output names a file of the package, give --allow-writing-to-package-directory before 'cleansec'.",
      sections: Self.table.help(hiding: [
        "FILE", "-- ARGUMENT ...", "--build-plan", "--build-log", "--compile-commands", "--build-server", "--package",
        "--cache", "--module-name", "--store", "--watch",
      ]))
  }

  /// Whether something says how modules are compiled.
  var namesPlan: Bool { ![plans, buildLogs, compileCommands, buildServers].allSatisfy(\.isEmpty) }

  /// Refuses a command line without anything to read, and options that would do nothing.
  /// - Parameter program: the program's own file.
  /// - Throws: `UsageError`
  func check(program: String) throws {
    if isPlugin, watches { throw UsageError.other(refusalOfWatching(by: program)) }
    guard !files.isEmpty || compilerArguments != nil || namesPlan else {
      throw UsageError.other("say what to read: trees, facts, a build, or a compiler's arguments behind '--'")
    }
    let optionsOfPlans = [("--target", !targets.isEmpty), ("--package", package != nil), ("--cache", cache != nil)]
    if !namesPlan, let option = optionsOfPlans.first(where: \.1)?.0 {
      throw UsageError.other(
        "the option '\(option)' says something about a build: name that with '--build-plan' or '--build-log'")
    }
    let optionsOfGraphs = [("--graph", graph != nil), ("--rules", !rules.isEmpty)]
    if store != nil, let option = optionsOfGraphs.first(where: \.1)?.0 {
      throw UsageError.other("'--store' checks nothing: there is no graph for '\(option)'")
    }
    if store != nil, output != nil {
      throw UsageError.other("'--store' checks nothing: there is no report for '--output'")
    }
    if printsGraph, output != nil {
      throw UsageError.other("with '--graph -' the report goes to standard error: leave out '--output'")
    }
    try checkFixing()
    try checkWatching()
    guard let graph, !printsGraph else { return }
    do {
      _ = try GraphFormat(forFile: graph)
    } catch {
      throw UsageError.other("\(error)")
    }
  }

  /// Whether the graph goes to standard output.
  var printsGraph: Bool { graph == "-" }

  /// Whether the output is one document, which nothing may stand beside.
  var isDocument: Bool { format == .json || format == .sarif }

  private func checkFixing() throws {
    let optionsOfFixing = [("--dry-run", isDryRun), ("--fix-unmerged", fixesUnmerged)]
    if !fixes, let option = optionsOfFixing.first(where: \.1)?.0 {
      throw UsageError.other("the option '\(option)' says how to fix: give '--fix' too")
    }
    guard fixes else { return }
    try refuse(with: "--fix", [("--store", store != nil), ("--graph", graph != nil), ("--watch", watches)])
    guard files.isEmpty else {
      throw UsageError.other(
        "'--fix' reads sources again when it has changed them: name a build, or a compiler's arguments behind '--', "
          + "instead of \(files[0])")
    }
    if isDryRun, isDocument {
      throw UsageError.other("'--dry-run' prints a patch, and not a document: leave out '--format \(format.rawValue)'")
    }
  }

  private func checkWatching() throws {
    guard watches else { return }
    try refuse(
      with: "--watch",
      [
        ("--store", store != nil), ("--graph", graph != nil), ("--build-server", !buildServers.isEmpty),
        ("--output", output != nil),
      ])
    if buildLogs.contains("-") {
      throw UsageError.other(
        "'--watch' reads the build's log again: name a file with '--build-log', or use '--build-plan'")
    }
    if isDocument {
      throw UsageError.other(
        "'--watch' prints changes, and not whole documents: leave out '--format \(format.rawValue)'")
    }
  }

  private func refuse(with option: String, _ others: [(name: String, isGiven: Bool)]) throws {
    guard let other = others.first(where: \.isGiven)?.name else { return }
    throw UsageError.other("'\(option)' and '\(other)' cannot be used together")
  }

  /// A plugin that waits would keep the package manager from building.
  private func refusalOfWatching(by program: String) -> String {
    var arguments = [program, "--watch"]
    if let package { arguments += ["--package", package] }
    for plan in plans { arguments += ["--build-plan", plan] }
    for target in targets { arguments += ["--target", target] }
    for root in roots { arguments += ["--root", root] }
    if isStrict { arguments.append("--strict") }
    return "the package manager locks the package while a plugin runs, so that with '--watch' every build would wait; "
      + "run the program itself beside your builds: " + arguments.map(ShellWords.quoted).joined(separator: " ")
  }
}

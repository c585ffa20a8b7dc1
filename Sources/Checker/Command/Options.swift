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
  /// Programs made with `GraphRuleCommand`.
  var rules: [String] = []
  var folder: String?
  var moduleName = "main"
  var compiler: String?
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
                + GraphFormat.all.map { ".\($0.fileExtensions[0])" }.joined(separator: ", ")),
            .option(
              "--rules", "PROGRAM", \.rules,
              "check the graphs by the rules of this program too, which is made with GraphRuleCommand: a file, or behind "
                + "'swift package cleansec' an executable of the package"),
            .option("--root", "TYPE", \.roots, "check this root component only"),
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
            .flag("--text", \.format, .text, for: "--format"),
            .flag("--json", \.format, .json, for: "--format"),
            .flag("--sarif", \.format, .sarif, for: "--format"),
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
    let check = "Prints what it finds as compilers do, and exits with 1 where there is an error."
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
      overview: "Builds the package, and checks the graphs of its root components. \(check) Where --graph names a file "
        + "of the package, give --allow-writing-to-package-directory before 'cleansec'.",
      sections: Self.table.help(hiding: [
        "FILE", "-- ARGUMENT ...", "--build-plan", "--build-log", "--compile-commands", "--build-server", "--package",
        "--cache", "--module-name", "--store",
      ]))
  }

  /// Whether something says how modules are compiled.
  var namesPlan: Bool { ![plans, buildLogs, compileCommands, buildServers].allSatisfy(\.isEmpty) }

  /// Refuses a command line without anything to read, and options that would do nothing.
  /// - Throws: `UsageError`
  func check() throws {
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
    guard let graph else { return }
    do {
      _ = try GraphFormat(ofFile: graph)
    } catch {
      throw UsageError.other("\(error)")
    }
  }
}

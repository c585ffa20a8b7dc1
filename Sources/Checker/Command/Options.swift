import Commands
import GraphDocuments

/// The parsed command line of `cleansec`.
struct Options: Equatable {
  /// Files with syntax trees of the compiler, or with stored facts.
  var files: [String] = []
  /// The compiler arguments after `--`; `nil` without any.
  var compilerArguments: [String]?
  /// The sources of the build plan: the paths of plans, the paths of logs, and the folders of build servers.
  var plans: [String] = []
  var buildLogs: [String] = []
  var buildServers: [String] = []
  /// The folder of the package that is built.
  var package: String?
  var targets: [String] = []
  var cache: String?
  var roots: [String] = []
  var format = ReportFormat.compiler
  var store: String?
  /// The file to write the checked graph to.
  var graph: String?
  /// The file to write the report to; `nil` for standard output.
  var output: String?
  /// Programs built with `GraphRuleCommand`.
  var rules: [String] = []
  var enabledRules: [SuppliedRule] = []
  var folder: String?
  /// The base address of the documentation that reports link to.
  var site: String?
  var moduleName = "main"
  var compiler: String?
  /// Whether the fixes of errors are inserted into sources.
  var fixes = false
  /// Whether fixes are only printed, as a patch.
  var isDryRun = false
  /// Whether files with merge conflicts are changed, too.
  var fixesUnmerged = false
  /// Whether the check is repeated when sources change.
  var watches = false
  var isStrict = false
  var warningsAreErrors = false
  var showsProgress = false
  /// Whether `swift package cleansec` runs the program and selects its input.
  var isPlugin = false
  /// Whether a build runs the program after it has compiled the modules that the named target imports.
  var isBuildStep = false
  /// Whether the targets were named by the plugin, which names all of the package.
  var targetsAreOfPlugin = false

  /// Whether the user has selected input, so that a missing root is an error.
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
          "Input options",
          arguments: [
            .operands(
              "FILE", \.files,
              "Files of the modules of one program: syntax trees of the compiler (swiftc -frontend -dump-ast "
                + "-dump-ast-format json -primary-file SOURCE ...), or files written by '--store'."),
            .remainder(
              "-- ARGUMENT ...", \.compilerArguments,
              "The arguments of swiftc that compile a module, with its sources; the command line of a Bazel action works, "
                + "too."),
            .option(
              "--build-plan", "FILE", \.plans,
              "The compiler commands of a successful build: the folder .build of a package, the folder XCBuildData of "
                + "Xcode's derived data, or compile_commands.json."),
            .option(
              "--build-log", "FILE", \.buildLogs,
              "The log of xcodebuild or Swift Build; '-' for standard input."),
            .option(
              "--build-server", "FOLDER", \.buildServers,
              "Get the compiler commands from a build server: the one named in this folder's buildServer.json, or the package's own."
            ),
            .option("--target", "NAME", \.targets, "Check only this target and the targets that it depends on."),
            .option(
              "--package", "FOLDER", \.package,
              "The package of the build; warn about root components that it never builds or validates."),
            .option(
              "--cache", "FOLDER", \.cache,
              "Cache what was read in this folder, so that later runs read only changed modules."),
            .option("--module-name", "NAME", \.moduleName, "The name of the module of the syntax trees."),
            .option(
              "--compiler", "FILE", \.compiler, "The compiler, if it is not the one found in PATH."),
          ]),
        .init(
          "Check options",
          arguments: [
            .option("--store", "FILE", \.store, "Write the module to this file for a later run, and check nothing."),
            .option(
              "--graph", "FILE", \.graph,
              "Write the graph to this file, if one root is checked, in the format of the extension: "
                + GraphFormat.allCases.map { ".\($0.fileExtensions[0])" }.joined(separator: ", ")
                + "; '-' for JSON on standard output, with the report on standard error."),
            .option(
              "--rules", "PROGRAM", \.rules,
              "Also check the rules of this GraphRuleCommand: an executable file, or with 'swift package cleansec' the name of an "
                + "executable of the package."),
            .option(
              "--enable", "RULE", \.enabledRules, "Also check this optional rule of Cleanse."),
            .option("--root", "TYPE", \.roots, "Check only this root component."),
            .flag(
              "--fix", \.fixes,
              "Insert the statements that fix errors, where there is one way to fix them; list the statements, check "
                + "again, undo statements that do not compile, and report the remaining diagnostics."),
            .flag(
              "--dry-run", \.isDryRun, "With '--fix': print a patch for 'git apply' or 'patch -p1' instead."),
            .flag(
              "--fix-unmerged", \.fixesUnmerged, "With '--fix': also change files with merge conflicts."),
            .flag(
              "--watch", \.watches,
              "Check again when sources or the build plan change, and print new and resolved diagnostics; SIGINT, SIGTERM "
                + "and SIGHUP exit with 0."),
            .flag(
              "--strict", \.isStrict, "Report code that could not be checked as an error instead of a note."),
            .flag(
              "--warnings-as-errors", \.warningsAreErrors,
              "Exit with 1 for warnings too, and for notes about code that could not be checked."),
          ]),
        .init(
          "Output options",
          arguments: [
            .option(
              "--format", "FORMAT", \.format,
              "The format of the report: like a compiler's, like the report at run time (text), or for tools. A summary goes to "
                + "standard error."
            ),
            .option(
              "--output", "FILE", \.output,
              "Write the report, or with '--dry-run' the patch, to this file instead of standard output."),
            .option("--relative-to", "FOLDER", \.folder, "Print paths in this folder relative to it."),
            .option(
              "--documentation", "ADDRESS", \.site,
              "Link diagnostics to the documentation at this address, a copy of the site that Scripts/build-docs writes."
            ),
            .flag(
              "--progress", \.showsProgress, "Print progress to standard error even if it is not a terminal."),
            .flag("--plugin", \.isPlugin, ""),
            .flag("--build-step", \.isBuildStep, ""),
            .flag("--all-targets", \.targetsAreOfPlugin, ""),
          ]),
      ])
  }

  /// The page of `--help`. For the plugin, it omits the options that the plugin itself passes.
  var help: HelpPage {
    let endings = ExitCode.endings(
      success: "No errors.", findings: "Errors were found.",
      failure: "A file cannot be read, compiled or written: nothing is known about the graphs.")
    guard isPlugin else {
      return HelpPage(
        overview: "Check the dependency graphs of all root components without running the program.",
        usage: [
          "cleansec [<options>] <file> ...", "cleansec [<options>] -- <compiler-argument> ...",
          "cleansec [<options>] --build-plan <file>", "xcodebuild ... | cleansec [<options>] --build-log -",
        ],
        sections: Self.table.help(), endings: endings)
    }
    return HelpPage(
      overview: "Build the package, and check the dependency graphs of its root components.",
      discussion:
        "The plugin passes all options to the tool cleansec. If '--graph' or '--output' names a file in the package, and for "
        + "'--fix', add '--allow-writing-to-package-directory' before 'cleansec'.",
      usage: ["swift package cleansec [<options>]"],
      sections: Self.table.help(hiding: [
        "FILE", "-- ARGUMENT ...", "--build-plan", "--build-log", "--build-server", "--package",
        "--cache", "--module-name", "--store", "--watch",
      ]), endings: endings)
  }

  /// Swift Build and Xcode name the folder of their descriptions in the environment of a build step.
  mutating func findPlanOfBuild(environment: [String: String]) {
    guard isBuildStep, !namesPlan, let folder = environment["OBJROOT"] else { return }
    plans = ["\(folder)/XCBuildData"]
  }

  /// Whether an option tells how modules are compiled.
  var namesPlan: Bool { ![plans, buildLogs, buildServers].allSatisfy(\.isEmpty) }

  /// Rejects a command line without input, and options that would have no effect.
  /// - Parameter program: the path of the program.
  /// - Throws: `UsageError`
  func check(program: String) throws {
    if isPlugin, watches { throw UsageError.other(refusalOfWatching(by: program)) }
    guard !files.isEmpty || compilerArguments != nil || namesPlan else {
      throw UsageError.other(
        "missing input: pass files, '--build-plan', '--build-log', '--build-server', or compiler arguments after '--'")
    }
    let optionsOfPlans = [("--target", !targets.isEmpty), ("--package", package != nil), ("--cache", cache != nil)]
    if !namesPlan, let option = optionsOfPlans.first(where: \.1)?.0 {
      throw UsageError.other(
        "'\(option)' requires a build: add '--build-plan' or '--build-log'")
    }
    let optionsOfGraphs = [("--graph", graph != nil), ("--rules", !rules.isEmpty), ("--enable", !enabledRules.isEmpty)]
    if store != nil, let option = optionsOfGraphs.first(where: \.1)?.0 {
      throw UsageError.other("'--store' cannot be used with '\(option)', because it checks nothing")
    }
    if store != nil, output != nil {
      throw UsageError.other("'--store' cannot be used with '--output', because it checks nothing")
    }
    if printsGraph, output != nil {
      throw UsageError.other("'--output' cannot be used with '--graph -', which sends the report to standard error")
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

  /// Whether the graph is written to standard output.
  var printsGraph: Bool { graph == "-" }

  /// Whether the output is one document, so that no other text may be added to it.
  var isDocument: Bool { format == .json || format == .sarif }

  private func checkFixing() throws {
    let optionsOfFixing = [("--dry-run", isDryRun), ("--fix-unmerged", fixesUnmerged)]
    if !fixes, let option = optionsOfFixing.first(where: \.1)?.0 {
      throw UsageError.other("'\(option)' requires '--fix'")
    }
    guard fixes else { return }
    try refuse(with: "--fix", [("--store", store != nil), ("--graph", graph != nil), ("--watch", watches)])
    guard files.isEmpty else {
      throw UsageError.other(
        "'--fix' reads changed sources again: pass a build, or compiler arguments after '--', instead of \(files[0])")
    }
    if isDryRun, isDocument {
      throw UsageError.other("'--dry-run' prints a patch: remove '--format \(format.rawValue)'")
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
        "'--watch' reads the build log again: pass a file to '--build-log', or use '--build-plan'")
    }
    if isDocument {
      throw UsageError.other(
        "'--watch' prints changes instead of documents: remove '--format \(format.rawValue)'")
    }
  }

  private func refuse(with option: String, _ others: [(name: String, isGiven: Bool)]) throws {
    guard let other = others.first(where: \.isGiven)?.name else { return }
    throw UsageError.other("'\(option)' and '\(other)' cannot be used together")
  }

  /// The message that rejects `--watch`: a plugin that waits would keep the package manager from building.
  private func refusalOfWatching(by program: String) -> String {
    var arguments = [program, "--watch"]
    if let package { arguments += ["--package", package] }
    for plan in plans { arguments += ["--build-plan", plan] }
    for target in targets { arguments += ["--target", target] }
    for root in roots { arguments += ["--root", root] }
    for rule in enabledRules { arguments += ["--enable", rule.rawValue] }
    if isStrict { arguments.append("--strict") }
    return
      "'--watch' cannot be used in a plugin, because the package manager locks the package while a plugin runs; run "
      + "the tool itself: " + arguments.map(ShellWords.quoted).joined(separator: " ")
  }
}

import Commands

/// The options of `cleanse-autowire`.
struct Options: Codable, Equatable {
  enum Style: String, CaseIterable, Codable, ArgumentValue {
    case module, pure
  }

  /// A format of the report. `text` is not offered: it shows locations as steps, and a refusal has no steps.
  enum Format: String, CaseIterable, Codable, ArgumentValue {
    case compiler, json, sarif

    var report: ReportFormat {
      switch self {
      case .compiler: .compiler
      case .json: .json
      case .sarif: .sarif
      }
    }
  }

  var sources: [String] = []
  var output: String?
  /// The number of additional files for the bindings; 0 for one file with everything.
  var parts: UInt = 0
  var cache: String?
  var root = ""
  var sourceKit: String?
  var scope = "Cleanse.Singleton"
  var style = Style.module
  var rules = WiringRules()
  /// The format for refusals.
  var format = Format.compiler
  /// Whether the generated file contains the refusals, for the compiler to report.
  var leavesErrorsToCompiler = false
}

extension Options {
  static let maximumNumberOfParts: UInt = 1000

  /// The files to write: the output and its parts.
  var outputs: [String] {
    guard let output else { return [] }
    let stem = output.hasSuffix(".swift") ? String(output.dropLast(".swift".count)) : output
    return [output] + (0..<parts).map { "\(stem)Part\($0 + 1).swift" }
  }

  static var table: ArgumentTable<Options> {
    ArgumentTable(
      Options(),
      [
        .init(arguments: [
          .operands("FILE-OR-FOLDER", \.sources, "The Swift files, or folders of Swift files, to read."),
          .option("--output", "FILE", \.output, "Write the code to this file instead of standard output."),
          .option(
            "--parts", "NUMBER", \.parts,
            "Distribute the bindings over this many files next to the output, so that a change recompiles few of them."),
          .option(
            "--style", "STYLE", \.style,
            "Generate a Cleanse module, or the plain Swift function AppDependency.resolve()."),
          .option("--injectable-name", "NAME", \.rules.injectableName, "The protocol that marks injectable types."),
          .option("--shared-name", "NAME", \.rules.sharedName, "The protocol that marks shared types."),
          .option(
            "--implementation-suffix", "WORD", \.rules.implementationSuffix,
            "The suffix of the names of types that implement a protocol."),
          .option("--scope", "NAME", \.scope, "The scope of shared types."),
          .flag(
            "--allow-unmarked", \.rules.allowsUnmarked,
            "Accept parameters of types that are not marked; bind these types yourself."),
          .option("--module-name", "NAME", \.rules.moduleName, "The Swift module of the sources."),
          .option("--relative-to", "FOLDER", \.root, "The folder that paths in comments are relative to."),
          .option("--root", "FOLDER", \.root),
          .option(
            "--cache", "FOLDER", \.cache,
            "Cache parsed files in this folder, so that later runs read only changed files."),
          .option(
            "--sourcekit", "FILE", \.sourceKit, "The toolchain's sourcekitdInProc library, if it is not found."),
          .option("--format", "FORMAT", \.format, "The format of the errors, on standard error."),
          .flag(
            "--leave-errors-to-compiler", \.leavesErrorsToCompiler,
            "Exit with 0, and emit errors into the generated file."),
        ])
      ])
  }

  static var help: HelpPage {
    HelpPage(
      overview: "Generate the bindings of the types that Swift sources mark as Injectable.",
      usage: [
        "cleanse-autowire [<options>] <file-or-folder> ...",
        "cleanse-autowire \(MigrateCommand.name) [<options>] <file-or-folder> ...",
      ],
      sections: table.help(),
      endings: ExitCode.endings(findings: "A marked type cannot be created."))
  }
}

import Commands

/// What the command line of `cleanse-autowire` says.
struct Options: Codable, Equatable {
  enum Style: String, CaseIterable, Codable, ArgumentValue {
    case module, pure
  }

  /// A form of the report. The text of running programs is none: it shows places as steps, and a refusal has no steps.
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
  /// In how many further files the bindings are written; 0 for one file with all.
  var parts: UInt = 0
  var cache: String?
  var root = ""
  var sourceKit: String?
  var scope = "Cleanse.Singleton"
  var style = Style.module
  var rules = WiringRules()
  /// How refusals are reported.
  var format = Format.compiler
  /// Whether the compiler is to report what is refused, from what is written.
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
          .operands("FILE-OR-FOLDER", \.sources),
          .option("--output", "FILE", \.output, "write there, and not to standard output"),
          .option(
            "--parts", "NUMBER", \.parts,
            "write the bindings to that many files beside the output, so that few are compiled after a change"),
          .option(
            "--style", "STYLE", \.style, "a module of bindings, or AppDependency.resolve() in plain Swift"),
          .option("--injectable-name", "NAME", \.rules.injectableName, "the protocol that marks"),
          .option("--shared-name", "NAME", \.rules.sharedName, "the protocol that marks what is shared"),
          .option(
            "--implementation-suffix", "WORD", \.rules.implementationSuffix, "how the names of implementations end"),
          .option("--scope", "NAME", \.scope, "the scope that shared types are shared in"),
          .flag("--allow-unmarked", \.rules.allowsUnmarked, "leave parameters of other types to the graph"),
          .option("--module-name", "NAME", \.rules.moduleName, "the module of the sources, where they name it"),
          .option("--relative-to", "FOLDER", \.root, "the folder that comments show paths from"),
          .option("--root", "FOLDER", \.root),
          .option(
            "--cache", "FOLDER", \.cache, "remember there what was read; later runs read changed files only"),
          .option(
            "--sourcekit", "FILE", \.sourceKit, "the toolchain's sourcekitdInProc, where it is not found"),
          .option("--format", "FORMAT", \.format, "the report of what is refused, on standard error"),
          .flag(
            "--leave-errors-to-compiler", \.leavesErrorsToCompiler,
            "exit with 0, and have the compiler report what is refused"),
        ])
      ])
  }

  static var help: HelpPage {
    HelpPage(
      usage: ["cleanse-autowire [OPTION ...] FILE-OR-FOLDER ..."],
      overview:
        "Reads Swift sources and writes the bindings of the types that they mark as Injectable. Exits with 1 where a type is "
        + "refused, with 2 where the command line is wrong, and with 3 where something cannot be read or written.",
      sections: table.help())
  }
}

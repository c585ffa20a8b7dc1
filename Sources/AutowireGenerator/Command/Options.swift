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
          .option("--output", "FILE", \.output, "write to this file instead of standard output"),
          .option(
            "--parts", "NUMBER", \.parts,
            "split the bindings into this many files next to the output, to compile less after a change"),
          .option(
            "--style", "STYLE", \.style, "generate a Cleanse module, or AppDependency.resolve() in plain Swift"),
          .option("--injectable-name", "NAME", \.rules.injectableName, "the marker protocol"),
          .option("--shared-name", "NAME", \.rules.sharedName, "the marker protocol for shared types"),
          .option(
            "--implementation-suffix", "WORD", \.rules.implementationSuffix, "the suffix of implementation names"),
          .option("--scope", "NAME", \.scope, "the scope of shared types"),
          .flag("--allow-unmarked", \.rules.allowsUnmarked, "inject parameters of unmarked types too"),
          .option("--module-name", "NAME", \.rules.moduleName, "the Swift module of the sources"),
          .option("--relative-to", "FOLDER", \.root, "the base folder of paths in comments"),
          .option("--root", "FOLDER", \.root),
          .option(
            "--cache", "FOLDER", \.cache, "cache parsed files here; later runs read only changed files"),
          .option(
            "--sourcekit", "FILE", \.sourceKit, "the toolchain's sourcekitdInProc, if it is not found"),
          .option("--format", "FORMAT", \.format, "the format of errors, on standard error"),
          .flag(
            "--leave-errors-to-compiler", \.leavesErrorsToCompiler,
            "exit with 0, and write errors as #error for the compiler"),
        ])
      ])
  }

  static var help: HelpPage {
    HelpPage(
      usage: ["cleanse-autowire [OPTION ...] FILE-OR-FOLDER ..."],
      overview:
        "Reads Swift sources and generates bindings for the types that are marked as Injectable. Exits with 1 if a type "
        + "cannot be bound, with 2 if the command line is wrong, and with 3 if a file cannot be read or written.",
      sections: table.help())
  }
}

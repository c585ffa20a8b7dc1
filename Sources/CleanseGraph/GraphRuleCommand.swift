import BindingGraph
import Commands
import Foundation

/// A program that runs your rules as part of the static check.
///
///     @main struct AppRules: GraphRuleCommand {
///       static var rules: [any GraphRule] { [LayeringRule(PageModule.self, mustNotAskFor: NetworkModule.self)] }
///     }
///
///     swift package cleansec --rules AppRules
///
/// The report of `cleansec` includes the errors and warnings of the rules. By itself, the program checks graph files
/// that `cleansec --graph` wrote: it prints diagnostics like compilers do, and exits with 1 if there is an error, 2 for
/// a wrong command line, and 3 if it cannot read a file. `--help` lists its options.
///
/// Experimental: may change in a minor version; see `Documentation/Stability.md`.
public protocol GraphRuleCommand {
  /// The rules to run.
  static var rules: [any GraphRule] { get }
}

extension GraphRuleCommand {
  /// Runs the program, and exits.
  public static func main() {
    let arguments = CommandLine.arguments
    let name = arguments.first.map { URL(fileURLWithPath: $0).lastPathComponent } ?? "rules"
    let tool = Tool(name, schemas: [.report, .graph])
    exit(tool.main { run(Array(arguments.dropFirst()), as: tool, named: name) })
  }

  /// - Parameter arguments: the command line, without the program's name.
  package static func run(_ arguments: [String], as tool: Tool, named name: String) -> Outcome {
    tool.run(arguments, RuleOptions.table, help: { _ in RuleOptions.help(of: name) }) { options in
      guard !options.files.isEmpty else {
        throw UsageError.other("missing expected argument '<file>': a graph written by 'cleansec --graph'")
      }
      let graphs = try options.files.map { try GraphDocument(contentsOfFile: $0) }
      // Diagnostics that several graphs have in common are reported once.
      let found = graphs.flatMap { $0.diagnostics(of: rules) }.uniqued(by: \.identity)
      let isFailure = found.contains { $0.severity == .error } || options.warningsAreErrors && !found.isEmpty
      return Outcome(output: options.format.text(of: found), exitCode: isFailure ? ExitCode.findings : 0)
    }
  }
}

/// The options of such a program.
private struct RuleOptions {
  var files: [String] = []
  var format = ReportFormat.compiler
  var warningsAreErrors = false

  static var table: ArgumentTable<RuleOptions> {
    ArgumentTable(
      RuleOptions(),
      [
        .init(arguments: [
          .operands("FILE", \.files, "A JSON graph written by 'cleansec --graph' or by GraphExporter."),
          .option("--format", "FORMAT", \.format, "The format of the report; json and sarif are for tools."),
          .flag("--warnings-as-errors", \.warningsAreErrors, "Exit with 1 for warnings too."),
        ])
      ])
  }

  static func help(of name: String) -> HelpPage {
    HelpPage(
      overview: "Check dependency graphs with the rules of this program.", usage: ["\(name) [<options>] <file> ..."],
      sections: table.help(), endings: ExitCode.endings(findings: "A rule reports an error."))
  }
}

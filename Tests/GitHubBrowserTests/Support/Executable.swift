import TestSupport

@testable import GitHubBrowser

/// The built program, started in a separate process.
enum Executable {
  private static let program = BuiltProduct.url("github-browser")

  static func run(_ arguments: [String] = []) throws -> Outcome {
    outcome(of: try ProgramRun.of(program, arguments))
  }

  /// Runs a shell script in which `$0` is the program.
  static func run(inShell script: String) throws -> Outcome {
    outcome(of: try ProgramRun.of(script: script, [program.path]))
  }

  private static func outcome(of run: ProgramRun) -> Outcome {
    Outcome(output: run.output, complaint: run.errors, exitCode: run.exitCode)
  }
}

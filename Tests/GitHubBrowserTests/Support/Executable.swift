import TestSupport

@testable import GitHubBrowser

/// The program as it was built, started as a process of its own.
enum Executable {
  private static let program = BuiltProduct.url("github-browser")

  static func run(_ arguments: [String] = []) throws -> Outcome {
    outcome(of: try ProgramRun.of(program, arguments))
  }

  /// Runs a script of the shell, to which the program is `$0`.
  static func run(inShell script: String) throws -> Outcome {
    outcome(of: try ProgramRun.of(script: script, [program.path]))
  }

  private static func outcome(of run: ProgramRun) -> Outcome {
    Outcome(output: run.output, complaint: run.errors, exitCode: run.exitCode)
  }
}

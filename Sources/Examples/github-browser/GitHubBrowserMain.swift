import Foundation
import GitHubBrowser

@main
enum GitHubBrowserMain {
  static func main() {
    let outcome = CommandLineTool.run(arguments: Array(CommandLine.arguments.dropFirst()))
    print(outcome.output, terminator: "")
    // A `FileHandle` would stop the program if standard error is closed.
    if let errors = fdopen(STDERR_FILENO, "w") { fputs(outcome.complaint, errors) }
    exit(outcome.exitCode)
  }
}

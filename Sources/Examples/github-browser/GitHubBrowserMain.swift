import Foundation
import GitHubBrowser

@main
enum GitHubBrowserMain {
  static func main() {
    let outcome = CommandLineTool.run(arguments: Array(CommandLine.arguments.dropFirst()))
    FileHandle.standardOutput.write(Data(outcome.output.utf8))
    FileHandle.standardError.write(Data(outcome.complaint.utf8))
    exit(outcome.exitCode)
  }
}

import Foundation
import GraphCommand

@main
enum CleanseGraphMain {
  static func main() {
    let outcome = GraphCommand.run(Array(ProcessInfo.processInfo.arguments.dropFirst()))
    FileHandle.standardOutput.write(Data(outcome.output.utf8))
    FileHandle.standardError.write(Data(outcome.complaint.utf8))
    exit(outcome.exitCode)
  }
}

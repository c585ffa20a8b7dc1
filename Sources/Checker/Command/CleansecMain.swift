import Commands
import Foundation
import TextFiles

@main
enum CleansecMain {
  static func main() {
    let process = ProcessInfo.processInfo
    let arguments = Array(process.arguments.dropFirst())
    #if !DEBUG && !DetailedReports
      // Without complete reports, the program finds no warnings and suggests no fixes. A release build needs only errors.
      guard arguments.first == "--build-step" else {
        try? DescriptorOutput.send(
          "cleansec: error: built without complete reports: add --traits DetailedReports to swift build, or build it for debugging\n",
          to: 2)
        exit(ExitCode.failure)
      }
    #endif
    let command = CleansecCommand(program: process.arguments[0], environment: process.environment)
    exit(command.main(arguments, isTerminal: isatty(STDERR_FILENO) == 1))
  }
}

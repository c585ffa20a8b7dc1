import Commands
import Foundation
import TextFiles

@main
enum CleansecMain {
  static func main() {
    #if DEBUG || DetailedReports
      let process = ProcessInfo.processInfo
      let command = CleansecCommand(program: process.arguments[0], environment: process.environment)
      exit(command.main(Array(process.arguments.dropFirst()), isTerminal: isatty(STDERR_FILENO) == 1))
    #else
      // Without complete reports, the program would find no warnings and suggest no fixes.
      try? DescriptorOutput.send(
        "cleansec: error: built without complete reports: add --traits DetailedReports to swift build, or build it for debugging\n",
        to: 2)
      exit(ExitCode.failure)
    #endif
  }
}

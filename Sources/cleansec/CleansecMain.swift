import Checker
import Foundation

@main
enum CleansecMain {
  static func main() {
    let program = ProcessInfo.processInfo.arguments[0]
    let command = CleansecCommand(program: program, environment: ProcessInfo.processInfo.environment)
    let arguments = Array(ProcessInfo.processInfo.arguments.dropFirst())
    let outcome = command.run(arguments, isTerminal: isatty(STDERR_FILENO) == 1) { line in
      FileHandle.standardError.write(Data("\(line)\n".utf8))
    }
    FileHandle.standardOutput.write(Data(outcome.output.utf8))
    FileHandle.standardError.write(Data(outcome.complaint.utf8))
    exit(outcome.exitCode)
  }
}

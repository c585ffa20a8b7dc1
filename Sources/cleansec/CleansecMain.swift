import Checker
import Foundation

@main
enum CleansecMain {
  static func main() {
    let program = ProcessInfo.processInfo.arguments[0]
    let command = CleansecCommand(program: program, environment: ProcessInfo.processInfo.environment)
    let outcome = command.run(Array(ProcessInfo.processInfo.arguments.dropFirst())) { line in
      FileHandle.standardError.write(Data("\(line)\n".utf8))
    }
    FileHandle.standardOutput.write(Data(outcome.output.utf8))
    FileHandle.standardError.write(Data(outcome.complaint.utf8))
    exit(outcome.exitCode)
  }
}

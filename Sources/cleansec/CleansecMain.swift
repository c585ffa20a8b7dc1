import Checker
import Foundation

@main
enum CleansecMain {
  static func main() {
    let program = ProcessInfo.processInfo.arguments[0]
    let command = CleansecCommand(program: program, environment: ProcessInfo.processInfo.environment)
    let arguments = Array(ProcessInfo.processInfo.arguments.dropFirst())
    let outcome = command.run(arguments, isTerminal: isatty(STDERR_FILENO) == 1) { line in
      write("\(line)\n", to: .standardError)
    }
    let isWritten = write(outcome.output, to: .standardOutput)
    write(outcome.complaint, to: .standardError)
    guard isWritten else {
      write("cleansec: error: standard output cannot be written to\n", to: .standardError)
      exit(1)
    }
    exit(outcome.exitCode)
  }

  /// Unlike the function without an error, this one does not stop the program where a file is closed, or a disk full.
  @discardableResult
  private static func write(_ text: String, to file: FileHandle) -> Bool {
    (try? file.write(contentsOf: Data(text.utf8))) != nil
  }
}

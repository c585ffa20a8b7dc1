import AutowireGenerator
import Foundation

@main
enum CleanseAutowireMain {
  static func main() {
    // The first argument is no path where the program was found by the search path.
    let program = Bundle.main.executablePath ?? ProcessInfo.processInfo.arguments[0]
    let command = AutowireCommand(program: program, environment: ProcessInfo.processInfo.environment)
    let outcome = command.run(Array(ProcessInfo.processInfo.arguments.dropFirst()))
    let isWritten = write(outcome.output, to: .standardOutput)
    write(outcome.complaint, to: .standardError)
    guard isWritten else {
      write("cleanse-autowire: error: standard output cannot be written to\n", to: .standardError)
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

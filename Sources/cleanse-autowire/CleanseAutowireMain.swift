import AutowireGenerator
import Foundation

@main
enum CleanseAutowireMain {
  static func main() {
    // The first argument is no path where the program was found by the search path.
    let program = Bundle.main.executablePath ?? ProcessInfo.processInfo.arguments[0]
    let command = AutowireCommand(program: program, environment: ProcessInfo.processInfo.environment)
    let outcome = command.run(Array(ProcessInfo.processInfo.arguments.dropFirst()))
    FileHandle.standardOutput.write(Data(outcome.output.utf8))
    FileHandle.standardError.write(Data(outcome.complaint.utf8))
    exit(outcome.exitCode)
  }
}

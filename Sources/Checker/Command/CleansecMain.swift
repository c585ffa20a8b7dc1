import Foundation

@main
enum CleansecMain {
  static func main() {
    let process = ProcessInfo.processInfo
    let command = CleansecCommand(program: process.arguments[0], environment: process.environment)
    exit(command.main(Array(process.arguments.dropFirst()), isTerminal: isatty(STDERR_FILENO) == 1))
  }
}

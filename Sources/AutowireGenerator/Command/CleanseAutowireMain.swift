import Foundation

@main
enum CleanseAutowireMain {
  static func main() {
    let process = ProcessInfo.processInfo
    // If the shell found the program in its search path, the first argument is a bare name.
    let program = Bundle.main.executablePath ?? process.arguments[0]
    exit(AutowireCommand(program: program, environment: process.environment).main(Array(process.arguments.dropFirst())))
  }
}

import Foundation

@main
enum CleanseAutowireMain {
  static func main() {
    let process = ProcessInfo.processInfo
    // The first argument is no path where the program was found by the search path.
    let program = Bundle.main.executablePath ?? process.arguments[0]
    exit(AutowireCommand(program: program, environment: process.environment).main(Array(process.arguments.dropFirst())))
  }
}

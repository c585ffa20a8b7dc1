import Foundation
import PackagePlugin

/// The program `cleansec`.
struct CheckingTool {
  let program: URL

  /// Whether the options ask for something that needs no build.
  func isAboutItself(_ options: [String]) -> Bool {
    options.contains(where: ["--help", "-h", "--version"].contains) || options.first == "help"
  }

  /// Whether the program refuses an option behind a plugin, and says what to run instead: the build is not worth waiting for.
  func refuses(_ options: [String]) -> Bool {
    options.contains("--watch")
  }

  /// Ends the plugin, as the program does, where the command line is wrong.
  static func refuse(_ problem: String) -> Never {
    Diagnostics.error(problem)
    exit(2)
  }

  /// Runs the program, and ends the plugin where it fails.
  func run(_ arguments: [String]) throws {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    try process.run()
    process.waitUntilExit()
    guard process.terminationReason == .exit else {
      Diagnostics.error("\(program.path) was ended by signal \(process.terminationStatus)")
      exit(3)
    }
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }
}

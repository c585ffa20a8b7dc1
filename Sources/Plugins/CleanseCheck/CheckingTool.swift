import Foundation
import PackagePlugin

/// The program `cleansec`.
struct CheckingTool {
  let program: URL

  /// Whether the options request something that needs no build.
  func isAboutItself(_ options: [String]) -> Bool {
    options.contains(where: ["--help", "-h", "--version"].contains) || options.first == "help"
  }

  /// Whether the program rejects an option when a plugin runs it, so that there is no point in building first.
  func refuses(_ options: [String]) -> Bool {
    options.contains("--watch")
  }

  /// Ends the plugin because of an invalid command line, as the program does.
  static func refuse(_ problem: String) -> Never {
    Diagnostics.error(problem)
    exit(2)
  }

  /// Runs the program, and ends the plugin if it fails.
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

import Foundation

/// The program `cleansec`.
struct CheckingTool {
  let program: URL

  /// Whether the options ask for something that needs no build.
  func isAboutItself(_ options: [String]) -> Bool {
    options.contains(where: ["--help", "-h", "--version"].contains)
  }

  /// Runs the program, and ends the plugin where it fails.
  func run(_ arguments: [String]) throws {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }
}

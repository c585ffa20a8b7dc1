import Foundation

@testable import GitHubBrowser

/// The program as it was built, started as a process of its own.
enum Executable {
  static func run(_ arguments: [String] = []) throws -> Outcome {
    try run(program, arguments)
  }

  /// Runs a script of the shell, to which the program is `$0`.
  static func run(inShell script: String) throws -> Outcome {
    try run(URL(fileURLWithPath: "/bin/sh"), ["-c", script, program.path])
  }

  private static func run(_ program: URL, _ arguments: [String]) throws -> Outcome {
    let process = Process()
    let output = Pipe()
    let complaint = Pipe()
    process.executableURL = program
    process.arguments = arguments
    process.standardOutput = output
    process.standardError = complaint
    try process.run()
    let texts = [output, complaint].map {
      String(decoding: $0.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    }
    process.waitUntilExit()
    return Outcome(output: texts[0], complaint: texts[1], exitCode: process.terminationStatus)
  }

  /// The build puts it beside the bundle of the shipped files.
  private static var program: URL {
    ShippedData.bundle.bundleURL.deletingLastPathComponent().appendingPathComponent("github-browser")
  }
}

import Foundation

@testable import GitHubBrowser

/// The program as it was built, started as a process of its own.
enum Executable {
  static func run(_ arguments: [String] = []) throws -> Outcome {
    let process = Process()
    let output = Pipe()
    let complaint = Pipe()
    process.executableURL = productsFolder.appendingPathComponent("github-browser")
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

  /// Where the build puts executables: beside the bundle of the shipped files.
  private static var productsFolder: URL {
    ShippedData.bundle.bundleURL.deletingLastPathComponent()
  }
}

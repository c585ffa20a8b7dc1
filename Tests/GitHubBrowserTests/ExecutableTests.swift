import Foundation
import Testing

@testable import GitHubBrowser

@Suite("The executable") struct ExecutableTests {
  @Test("writes to standard output and ends with 0") func success() throws {
    #expect(try run() == Outcome(output: try ExpectedOutput.text("github-browser"), complaint: "", exitCode: 0))
  }

  @Test("complains on standard error and ends with 1", arguments: [["--org", "nosuch"], ["fly"], ["--fly"]])
  func failure(arguments: [String]) throws {
    #expect(try run(arguments) == CommandLineTool.run(arguments: arguments))
    #expect(try run(arguments).exitCode == 1)
  }

  private func run(_ arguments: [String] = []) throws -> Outcome {
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
  private var productsFolder: URL {
    ShippedData.bundle.bundleURL.deletingLastPathComponent()
  }
}

import Foundation

/// A program that runs in the folder of a repository.
struct Command {
  let arguments: [String]
  let repository: Repository

  init(_ arguments: [String], in repository: Repository) {
    self.arguments = arguments
    self.repository = repository
  }

  /// The success and the captured output of a program.
  struct Result {
    let isSuccess: Bool
    let output: String
  }

  enum Capture {
    /// Nothing is captured; output and errors are shown.
    case nothing
    /// The standard output is captured; errors are shown.
    case output
    case outputAndErrors
  }

  /// Runs the program, and throws a `Failure` if it fails.
  func run() throws {
    guard try result(capturing: .nothing).isSuccess else { throw failure }
  }

  /// The output of the program; throws a `Failure` if it fails.
  func output() throws -> String {
    let result = try result(capturing: .output)
    guard result.isSuccess else { throw failure.adding(result.output) }
    return result.output
  }

  private var failure: Failure { Failure("failed: \(arguments.joined(separator: " "))") }

  func result(capturing capture: Capture) throws -> Result {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    process.currentDirectoryURL = repository.root
    let pipe = Pipe()
    if capture != .nothing { process.standardOutput = pipe }
    if capture == .outputAndErrors { process.standardError = pipe }
    try process.run()
    let output = capture == .nothing ? Data() : pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Result(isSuccess: process.terminationStatus == 0, output: String(decoding: output, as: UTF8.self))
  }
}

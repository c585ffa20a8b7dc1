import BenchmarkInstruments
import Foundation

/// A program that runs to its end.
struct Command {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  let executable: URL
  let arguments: [String]

  /// - Parameter name: a path, or the name of a program in the search path.
  init?(_ name: String, _ arguments: [String]) {
    let folders =
      name.contains("/")
      ? [""]
      : (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        .map { $0 + "/" }
    guard let path = folders.map({ $0 + name }).first(where: FileManager.default.isExecutableFile) else { return nil }
    executable = URL(fileURLWithPath: path)
    self.arguments = arguments
  }

  /// Runs the program, and returns its standard output and standard error.
  @discardableResult
  func run() throws -> String {
    let process = Process()
    let output = Pipe()
    process.executableURL = executable
    process.arguments = arguments
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(description: "\(executable.lastPathComponent) failed (\(process.terminationStatus)): \(text)")
    }
    return text
  }

  /// The elapsed time until the program has ended, in nanoseconds.
  func elapsedTime() throws -> Double { try timedRun().time }

  /// The output of the program, and the time until it has ended, in nanoseconds.
  func timedRun() throws -> (output: String, time: Double) {
    let start = ContinuousClock.now
    let output = try run()
    return (output, (ContinuousClock.now - start) / .nanoseconds(1))
  }

  /// The processor time of the program and its child processes, in nanoseconds.
  func processorTime() throws -> Double {
    let before = benchmark_processor_time_of_children()
    try run()
    return benchmark_processor_time_of_children() - before
  }
}

import Foundation
import Testing

/// The load generator wrk, which adds notes through 32 connections.
final class Wrk {
  struct Answers {
    let count: Int
    /// How many of them have an error status.
    let failures: Int
  }

  private static let program = ["/usr/bin/wrk", "/usr/local/bin/wrk", "/opt/homebrew/bin/wrk"]
    .first(where: FileManager.default.isExecutableFile)
  static let isThere = program != nil

  private let process = Process()
  private let output = Pipe()

  init(port: Int) throws {
    process.executableURL = URL(filePath: try #require(Self.program))
    let script = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "notes.lua").path
    process.arguments = ["-c", "32", "-t", "2", "-d", "15", "-s", script, "http://127.0.0.1:\(port)/notes"]
    process.standardOutput = output
    try process.run()
  }

  /// Waits for the end of the load, which lasts 15 seconds.
  /// - Returns: The answers that have been received completely.
  func answers() throws -> Answers {
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    let line = try #require(text.split(separator: "\n").first { $0.hasPrefix("answers: ") }, "\(text)")
    let numbers = line.split(separator: " ").compactMap { Int($0) }
    try #require(numbers.count == 2)
    return Answers(count: numbers[0], failures: numbers[1])
  }
}

import Foundation
import GRDB
import Testing

/// A running program with a database of its own.
final class ServerProcess: Sendable {
  /// The end of a program.
  struct End: Equatable {
    let reason: Process.TerminationReason
    let status: Int32

    static let success = End(reason: .exit, status: 0)
    static let failure = End(reason: .exit, status: 1)
  }

  let database: URL
  private let process: Process
  private let log = ProcessLog()
  private let end: Task<End, Never>

  /// - Parameters:
  ///   - program: The name of the program.
  ///   - openFiles: The maximum number of open files, connections among them.
  init(_ environment: [String: String] = [:], program: String = "note-server", openFiles: Int? = nil) throws {
    database = FileManager.default.temporaryDirectory.appending(path: "notes-\(UUID().uuidString).sqlite")
    let process = Process()
    let file = Self.folder.appending(path: program).path
    let limit = openFiles.map { "ulimit -n \($0); " } ?? ""
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", "\(limit)exec \"$0\"", file]
    process.environment = ["PORT": "0", "DATABASE_PATH": database.path, "DELIVERY_INTERVAL": "0.05"]
      .merging(environment) { _, new in new }
    process.standardError = try log.open()
    let (ends, continuation) = AsyncStream.makeStream(of: End.self)
    process.terminationHandler = {
      continuation.yield(End(reason: $0.terminationReason, status: $0.terminationStatus))
    }
    end = Task { await ends.first { _ in true } ?? .failure }
    try process.run()
    self.process = process
  }

  deinit {
    // A test that failed early leaves its program running.
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    for suffix in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: database.path + suffix) }
  }

  /// The port that the server listens on.
  var port: Int {
    get async throws {
      let line = try await line(containing: "Server started and listening on")
      return try #require(line.split(separator: ":").last.flatMap { Int($0) })
    }
  }

  /// Waits for lines of the log.
  /// - Returns: The first of them.
  @discardableResult
  func line(containing text: String, count: Int = 1) async throws -> String {
    while true {
      let isComplete = !process.isRunning
      let lines = try log.lines().filter { $0.contains(text) }
      if lines.count >= count { return lines[0] }
      try #require(!isComplete, "the program ended and had not logged '\(text)'")
      try await Task.sleep(for: .milliseconds(10))
    }
  }

  func send(_ signal: Int32) {
    kill(process.processIdentifier, signal)
  }

  /// Waits for the end of the program. A program that hangs is killed in the end.
  func ended() async -> End {
    let killer = Task { [process] in
      try await Task.sleep(for: .seconds(120))
      kill(process.processIdentifier, SIGKILL)
    }
    defer { killer.cancel() }
    return await end.value
  }

  /// All lines of the log, when the program has ended.
  func lines() throws -> [String] {
    try log.lines()
  }

  /// The places of lines in the log.
  func order(of texts: String...) throws -> [Int?] {
    let lines = try lines()
    return texts.map { text in lines.firstIndex { $0.contains(text) } }
  }

  #if canImport(Darwin)
    private static let folder = Bundle(for: ServerProcess.self).bundleURL.deletingLastPathComponent()
  #else
    private static let folder = Bundle.main.bundleURL
  #endif
}

extension ServerProcess {
  func storedNotes() throws -> Int {
    try DatabaseQueue(path: database.path).read { try Int.fetchOne($0, sql: "SELECT COUNT(*) FROM note") ?? 0 }
  }
}

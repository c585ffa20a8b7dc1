#if os(Linux) || os(macOS)
  import Foundation
  import Testing
  import TestSupport

  /// The program `task-server`, running.
  final class ServerProcess {
    let port: UInt16
    private let program: RunningProgram

    var process: Process { program.process }

    /// Starts the program, and waits until it listens.
    init() throws {
      program = try RunningProgram(BuiltProduct.url("task-server"), ["--port", "0"])
      let said = program.said { $0.contains("listening on 127.0.0.1:") }
      let digits = said?.split(separator: ":").last.map { $0.prefix { $0.isNumber } }
      port = try #require(digits.flatMap { UInt16($0) })
    }

    /// Tells the program to end, and waits until it has.
    /// - Returns: the lines that it has printed.
    func stop() -> [String] {
      program.stop().split(separator: "\n").map(String.init)
    }

    /// Starts the program with a port that it cannot listen on.
    static func failure(ofPort port: String) throws -> ProgramRun {
      try failure(of: ["--port", port])
    }

    static func failure(of arguments: [String]) throws -> ProgramRun {
      try ProgramRun.of(BuiltProduct.url("task-server"), arguments)
    }

    static let tellsMemory = FileManager.default.fileExists(atPath: "/proc/self/statm")

    /// The pages of memory that the program uses.
    var residentPages: Int? {
      guard let text = try? String(contentsOfFile: "/proc/\(process.processIdentifier)/statm", encoding: .utf8) else {
        return nil
      }
      return text.split(separator: " ").dropFirst().first.flatMap { Int($0) }
    }
  }
#endif

#if os(Linux) || os(macOS)
  import Foundation
  import Testing
  import TestSupport

  /// The running program `task-server`.
  final class ServerProcess {
    let port: UInt16
    private let program: RunningProgram

    var process: Process { program.process }

    /// Starts the program, and waits until it listens.
    /// - Parameter openFiles: The maximum number of open files, including connections.
    init(openFiles: Int? = nil) throws {
      let server = BuiltProduct.url("task-server")
      if let openFiles {
        let script = "ulimit -n \(openFiles); exec \"$0\" \"$@\""
        program = try RunningProgram(URL(fileURLWithPath: "/bin/sh"), ["-c", script, server.path, "--port", "0"])
      } else {
        program = try RunningProgram(server, ["--port", "0"])
      }
      let said = program.said { $0.contains("listening on 127.0.0.1:") }
      let digits = said?.split(separator: ":").last.map { $0.prefix { $0.isNumber } }
      port = try #require(digits.flatMap { UInt16($0) })
    }

    /// Waits until the program has printed a text.
    /// - Returns: `false` if the program ended before.
    func prints(_ text: String) -> Bool {
      program.said { $0.contains(text) } != nil
    }

    /// Terminates the program and waits for its end.
    /// - Returns: The lines that it has printed.
    func stop() -> [String] {
      program.stop().split(separator: "\n").map(String.init)
    }

    /// Starts the program with an unusable port.
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

#if os(Linux) || os(macOS)
  import Foundation
  import Testing

  /// The program `task-server`, running.
  final class ServerProcess {
    let process = Process()
    let port: UInt16
    private let output = Pipe()
    private var text = ""

    /// Starts the program, and waits until it listens.
    init() throws {
      process.executableURL = Self.folderOfProducts.appendingPathComponent("task-server")
      process.arguments = ["--port", "0"]
      process.standardOutput = output
      try process.run()
      while !text.contains("listening on 127.0.0.1:") {
        let data = output.fileHandleForReading.availableData
        guard !data.isEmpty else { break }
        text += String(decoding: data, as: UTF8.self)
      }
      let digits = text.split(separator: ":").last.map { $0.prefix { $0.isNumber } }
      port = try #require(digits.flatMap { UInt16($0) })
    }

    /// Tells the program to end, and waits until it has.
    /// - Returns: the lines that it has printed.
    func stop() -> [String] {
      process.terminate()
      text += String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      return text.split(separator: "\n").map(String.init)
    }

    /// Starts the program with a port that it cannot listen on.
    static func failure(ofPort port: String) throws -> (status: Int32, text: String) {
      let (process, output) = (Process(), Pipe())
      process.executableURL = folderOfProducts.appendingPathComponent("task-server")
      process.arguments = ["--port", port]
      process.standardOutput = FileHandle.nullDevice
      process.standardError = output
      try process.run()
      let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      return (process.terminationStatus, text)
    }

    static let tellsMemory = FileManager.default.fileExists(atPath: "/proc/self/statm")

    /// The pages of memory that the program uses.
    var residentPages: Int? {
      guard let text = try? String(contentsOfFile: "/proc/\(process.processIdentifier)/statm", encoding: .utf8) else {
        return nil
      }
      return text.split(separator: " ").dropFirst().first.flatMap { Int($0) }
    }

    private static var folderOfProducts: URL {
      #if os(macOS)
        let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
        return (bundle ?? Bundle.main).bundleURL.deletingLastPathComponent()
      #else
        return Bundle.main.bundleURL
      #endif
    }
  }
#endif

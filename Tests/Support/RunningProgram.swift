#if os(Linux) || os(macOS) || os(Windows)
  import Foundation

  /// A program that runs until it is stopped.
  package final class RunningProgram {
    package let process = Process()
    private let output = Pipe()
    private var text = ""

    package init(_ program: URL, _ arguments: [String], errors: FileHandle = .standardError) throws {
      process.executableURL = program
      process.arguments = arguments
      process.standardOutput = output
      process.standardError = errors
      try process.run()
    }

    /// Waits until the output of the program satisfies a condition.
    /// - Returns: the output since its start, or `nil` if it ended before.
    package func said(_ isEnough: (String) -> Bool) -> String? {
      while !isEnough(text) {
        let data = output.fileHandleForReading.availableData
        guard !data.isEmpty else { return nil }
        text += String(decoding: data, as: UTF8.self)
      }
      return text
    }

    /// Stops the program and waits for its end.
    /// - Returns: its complete output.
    package func stop() -> String {
      process.terminate()
      text += String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      return text
    }
  }
#endif

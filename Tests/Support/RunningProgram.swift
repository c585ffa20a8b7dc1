#if os(Linux) || os(macOS) || os(Windows)
  import Foundation

  /// A program that runs until it is told to end.
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

    /// Waits until a program has said something.
    /// - Returns: what it has said since it began; nothing where it ended before.
    package func said(_ isEnough: (String) -> Bool) -> String? {
      while !isEnough(text) {
        let data = output.fileHandleForReading.availableData
        guard !data.isEmpty else { return nil }
        text += String(decoding: data, as: UTF8.self)
      }
      return text
    }

    /// Tells the program to end, and waits until it has.
    /// - Returns: all that it has said.
    package func stop() -> String {
      process.terminate()
      text += String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      return text
    }
  }
#endif

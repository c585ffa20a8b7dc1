#if os(Linux) || os(macOS) || os(Windows)
  import Foundation

  /// The output and exit code of a program.
  package struct ProgramRun: Equatable, Sendable {
    package let output: String
    package let errors: String
    package let exitCode: Int32

    package init(output: String = "", errors: String = "", exitCode: Int32 = 0) {
      self.output = output
      self.errors = errors
      self.exitCode = exitCode
    }

    /// Runs a program and waits for its end.
    package static func of(_ program: URL, _ arguments: [String] = [], in folder: URL? = nil) throws -> ProgramRun {
      let process = Process()
      let (output, errors) = (Pipe(), Pipe())
      process.executableURL = program
      process.arguments = arguments
      if let folder { process.currentDirectoryURL = folder }
      process.standardOutput = output
      process.standardError = errors
      try process.run()
      // The pipes are read at the same time, since a program blocks while one is full.
      let errorText = Locked("")
      let allRead = DispatchGroup()
      allRead.enter()
      Thread.detachNewThread {
        errorText.update { $0 = text(of: errors) }
        allRead.leave()
      }
      let outputText = text(of: output)
      allRead.wait()
      process.waitUntilExit()
      return ProgramRun(output: outputText, errors: errorText.value, exitCode: process.terminationStatus)
    }

    /// Runs a shell script, with arguments from `$0` on.
    package static func of(script: String, _ arguments: [String] = []) throws -> ProgramRun {
      try of(URL(fileURLWithPath: "/bin/sh"), ["-c", script] + arguments)
    }

    private static func text(of pipe: Pipe) -> String {
      String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    }
  }
#endif

import Foundation

/// One call of a program, such as one of the toolchain.
struct CompilerRun {
  let exitCode: Int32
  let complaint: String

  /// Calls a program and waits for it.
  /// - Parameters:
  ///   - output: the file that receives its standard output.
  ///   - folder: the base of relative paths; `nil` for the current folder.
  ///   - scratch: the folder for its temporary files; `nil` for the usual one.
  /// - Throws: `CompilerError`
  init(_ program: String, _ arguments: [String], output: URL, folder: String?, scratch: URL? = nil) throws {
    let complaints = output.appendingPathExtension("errors")
    for file in [output, complaints] { _ = FileManager.default.createFile(atPath: file.path, contents: nil) }
    defer { try? FileManager.default.removeItem(at: complaints) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
    if let scratch {
      process.environment = ProcessInfo.processInfo.environment.merging(["TMPDIR": scratch.path]) { $1 }
    }
    do {
      process.standardOutput = try FileHandle(forWritingTo: output)
      process.standardError = try FileHandle(forWritingTo: complaints)
      try process.run()
    } catch {
      throw CompilerError.notCallable(program: program)
    }
    process.waitUntilExit()
    complaint = String(decoding: (try? Data(contentsOf: complaints)) ?? Data(), as: UTF8.self)
    exitCode = process.terminationStatus
    // The number of a signal is no exit code.
    guard process.terminationReason == .exit else {
      throw CompilerError.endedBySignal(program: program, signal: exitCode, complaint: complaint)
    }
  }
}

extension CompilerRun {
  /// The error for a run without usable output.
  /// - Parameter program: the program that was called.
  func failure(of program: String) -> CompilerError {
    complaint.allSatisfy(\.isWhitespace)
      ? .failsSilently(program: program, exitCode: exitCode) : .doesNotCompile(complaint)
  }

  /// The output of a program before it failed, as the end of a message; empty if there was none.
  static func reason(_ complaint: String) -> String {
    complaint.allSatisfy(\.isWhitespace) ? "" : ":\n" + complaint.split(separator: "\n").joined(separator: "\n")
  }
}

/// An error in running the compiler.
package enum CompilerError: Error, Equatable, CustomStringConvertible {
  case notCallable(program: String)
  /// The compiler's own message.
  case doesNotCompile(String)
  case failsSilently(program: String, exitCode: Int32)
  case endedBySignal(program: String, signal: Int32, complaint: String)
  case tooOld(version: String)
  case noSources(module: String)

  package var description: String {
    switch self {
    case .notCallable(let program): "\(program) cannot be run: pass the compiler with --compiler"
    case .doesNotCompile(let words): words
    case .failsSilently(let program, let exitCode):
      "\(program) exited with \(exitCode) and no message: is it a Swift compiler?"
    case .endedBySignal(let program, let signal, let complaint):
      "\(program) was ended by signal \(signal)"
        + CompilerRun.reason(complaint)
    case .noSources(let module): "no source files of the module \(module) were passed to the compiler"
    case .tooOld(let version):
      "\(version) cannot write its trees as JSON: cleansec needs the compiler of Swift 6.2 or later"
    }
  }
}

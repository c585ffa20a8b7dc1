import Foundation

/// The lines that a program writes to standard error, in a file. A pipe would do, but Foundation on Linux leaves the end of
/// some pipes open if several programs start at the same time: their readers wait for ever.
final class ProcessLog: Sendable {
  private let file = FileManager.default.temporaryDirectory.appending(path: "notes-\(UUID().uuidString).log")

  deinit {
    try? FileManager.default.removeItem(at: file)
  }

  /// Creates the file.
  /// - Returns: A handle for the program.
  func open() throws -> FileHandle {
    try Data().write(to: file)
    return try FileHandle(forWritingTo: file)
  }

  /// The complete lines so far.
  func lines() throws -> [String] {
    let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    return text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }
}

import Foundation
import TextFiles

/// Compares a graph's text with its committed file, ignoring line endings, which Git may convert.
struct GraphSnapshot {
  private let file: URL
  private let text: String

  /// - Parameters:
  ///   - path: the file's path, relative to the folder of the test's source file.
  ///   - source: the path of the test's source file.
  init(of text: String, at path: String, besides source: String) {
    self.text = text
    file = URL(fileURLWithPath: path, relativeTo: URL(fileURLWithPath: source).deletingLastPathComponent())
  }

  /// Compares the text with the file, or records it if the call or the environment requests that.
  /// - Parameter isAsked: whether the call passes `record: true`. This fails the test, so that it is not committed.
  /// - Returns: the text of the failure, if any.
  func failure(recording isAsked: Bool) -> String? {
    guard isAsked else {
      return failure(isRecording: ProcessInfo.processInfo.environment["CLEANSE_RECORD"] == "1")
    }
    do {
      try record()
      return "The snapshot is recorded. Leave out record: true, review and commit \(file.path)"
    } catch {
      return failureText(of: error)
    }
  }

  /// Compares the text with the file, and writes the file if it is missing or to be recorded.
  /// - Returns: the text of the failure, if any.
  func failure(isRecording: Bool) -> String? {
    do {
      guard FileManager.default.fileExists(atPath: file.path) else {
        try record()
        return "There was no snapshot. It is recorded now: review and commit \(file.path)"
      }
      let committed = try String(contentsOf: file, encoding: .utf8).lines
      guard committed != text.lines else { return nil }
      guard isRecording else {
        return """
          The graph differs from \(file.path):
          \(LineDifference(from: committed, to: text.lines).text)
          To accept this, run the test with CLEANSE_RECORD=1 and commit the file.
          """
      }
      try record()
      return nil
    } catch {
      return failureText(of: error)
    }
  }

  private func failureText(of error: any Error) -> String {
    "The snapshot \(file.path) cannot be read or written: \(error.localizedDescription)"
  }

  private func record() throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }
}

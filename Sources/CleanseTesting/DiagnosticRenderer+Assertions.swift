import BindingGraph
import Foundation

extension DiagnosticRenderer {
  /// The text of failed assertions: plain, with the lines of source code that steps are about, as far as the files can be
  /// read where the test runs.
  static var assertion: DiagnosticRenderer {
    let sources = SourceLines()
    return plain.showing { sources.line(at: $0) }
  }
}

/// The lines of source files, each read once.
// Safe to send, because the lock guards the only state.
private final class SourceLines: @unchecked Sendable {
  private let lock = NSLock()
  private var linesOfFile: [String: [Substring]] = [:]

  /// The line at a place, without the spaces around it; `nil` where it cannot be read.
  func line(at location: SourceLocation) -> String? {
    let lines = lock.withLock { self.lines(of: location.file) }
    guard lines.indices.contains(location.line - 1) else { return nil }
    return lines[location.line - 1].trimmingCharacters(in: .whitespaces)
  }

  private func lines(of file: String) -> [Substring] {
    if let known = linesOfFile[file] { return known }
    let text = (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    linesOfFile[file] = lines
    return lines
  }
}

import BindingGraph
import Foundation

/// The lines of source files, for reports. Each file is read once.
// Safe to send, because the lock guards the only state.
package final class SourceLines: @unchecked Sendable {
  private let lock = NSLock()
  private var linesOfFile: [String: [String]] = [:]

  package init() {}

  /// The line at a location; `nil` if it cannot be read.
  package func line(at location: SourceLocation) -> String? {
    let lines = lock.withLock { self.lines(of: location.file) }
    guard lines.indices.contains(location.line - 1) else { return nil }
    return lines[location.line - 1]
  }

  private func lines(of file: String) -> [String] {
    if let known = linesOfFile[file] { return known }
    let lines = (try? String(contentsOfFile: file, encoding: .utf8))?.lines ?? []
    linesOfFile[file] = lines
    return lines
  }
}

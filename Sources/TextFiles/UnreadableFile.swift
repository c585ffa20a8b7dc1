import Foundation

/// A file that cannot be read.
package struct UnreadableFile: Error, Equatable, CustomStringConvertible {
  package let path: String
  /// The system's reason; `nil` if opening the file succeeds now.
  package let reason: String?

  /// Asks the system for the reason.
  package init(_ path: String) {
    self.path = path
    reason = Self.reason(for: path)
  }

  package var description: String { "\(path) cannot be read" + (reason.map { ": \($0)" } ?? "") }

  private static func reason(for path: String) -> String? {
    guard let file = fopen(path, "r") else { return String(cString: strerror(errno)) }
    defer { fclose(file) }
    // A folder can be opened like a file, but not read.
    return fgetc(file) == EOF && ferror(file) != 0 ? String(cString: strerror(errno)) : nil
  }
}

import Foundation

/// A file with the expected output of a program.
struct ExpectedText {
  let path: String
  let text: String

  init(_ path: String, in repository: Repository) throws {
    self.path = path
    text = try repository.text(of: path)
  }

  /// Fails with the lines that differ.
  func compare(_ output: String) throws {
    guard output != text else { return }
    let differences = Self.differences(
      from: text.components(separatedBy: "\n"), to: output.components(separatedBy: "\n"))
    throw Failure(["what is printed is not \(path):"] + differences)
  }

  /// The missing lines with a minus, and the new ones with a plus.
  static func differences(from expected: [String], to lines: [String]) -> [String] {
    lines.difference(from: expected).map { change in
      switch change {
      case .remove(let offset, let line, _): (offset, 0, "-\(line)")
      case .insert(let offset, let line, _): (offset, 1, "+\(line)")
      }
    }.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
  }
}

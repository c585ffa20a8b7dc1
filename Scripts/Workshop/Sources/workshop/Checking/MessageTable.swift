import Foundation

/// The table of compiler messages. In each row, the first column is a message, the third one is the code to write
/// instead, and the last one names files, which must contain the message as an expectation, and the code.
struct MessageTable {
  private let rows: [Substring]

  init(_ document: String) {
    rows = document.split(separator: "\n").filter { $0.hasPrefix("| `") }
  }

  /// The errors of the table: messages and code that the files lack. `text` returns the contents of an example by its
  /// name.
  func faults(text: (String) throws -> String) rethrows -> [String] {
    guard !rows.isEmpty else { return ["the table has no rows"] }
    return try rows.flatMap { row in
      let cells = row.components(separatedBy: " | ")
      guard cells.count == 4, let message = Self.code(in: cells[0]).first else {
        return ["no row of four cells: \(row)"]
      }
      let examples = try cells[3].matches(of: /Refusals\/([A-Za-z]+)\.swift/).map { try text(String($0.1)) }.joined()
      let code = Self.code(in: cells[2])
      return (examples.contains("{{\(message)}}") ? [] : ["no example expects: \(message)"])
        + code.filter { !examples.contains($0) }.map { "no example says: \($0)" }
        + (code.isEmpty ? ["nothing is to be written instead of: \(message)"] : [])
    }
  }

  /// The spans between backticks.
  private static func code(in cell: String) -> [String] {
    cell.matches(of: /`([^`]+)`/).map { String($0.1) }
  }
}

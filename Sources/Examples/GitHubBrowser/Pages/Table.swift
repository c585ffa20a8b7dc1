/// Aligns rows of cells in columns.
enum Table {
  /// Returns one line per row. Each column except the last is as wide as its longest cell.
  static func lines(_ rows: [[String]]) -> [String] {
    let columns = rows.map(\.count).max() ?? 0
    let widths = (0..<columns).map { column in
      rows.map { column < $0.count - 1 ? $0[column].count : 0 }.max() ?? 0
    }
    return rows.map { row in
      let cells = zip(row, widths).map { cell, width in
        cell + String(repeating: " ", count: max(0, width - cell.count))
      }
      return trimmed(cells.joined(separator: "  "))
    }
  }

  private static func trimmed(_ line: String) -> String {
    String(line.reversed().drop(while: { $0 == " " }).reversed())
  }
}

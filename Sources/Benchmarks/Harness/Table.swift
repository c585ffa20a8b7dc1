/// Text in columns. The first column is aligned to the left, the others to the right.
package struct Table {
  package let header: [String]
  package private(set) var rows: [[String]] = []

  package init(header: [String]) {
    self.header = header
  }

  /// - Parameter row: as many cells as the header has.
  package mutating func append(_ row: [String]) {
    precondition(row.count == header.count, "A row has \(row.count) cells where the header has \(header.count)")
    rows.append(row)
  }

  /// The table for terminals.
  package var text: String {
    let widths = header.indices.map { column in ([header] + rows).map { $0[column].count }.max() ?? 0 }
    let lines = ([header] + rows).map { row in
      row.indices.map { column in
        let padding = String(repeating: " ", count: widths[column] - row[column].count)
        return column == 0 ? row[column] + padding : padding + row[column]
      }.joined(separator: "  ")
    }
    return lines.joined(separator: "\n")
  }

  package var markdown: String {
    let alignments = header.indices.map { $0 == 0 ? "---" : "---:" }
    return ([header, alignments] + rows).map { "| \($0.joined(separator: " | ")) |" }.joined(separator: "\n")
  }
}

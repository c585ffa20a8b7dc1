import BindingGraph

extension CreationTrace: CustomStringConvertible {
  /// A table of all entries, those with the most own time first.
  ///
  ///     own ms  total ms  thread  created             required by   in                     bound at
  ///     81.204    81.204       2  Database (async)    Store         App #1                 App/AppModule.swift:12
  ///     12.400    13.012       1  Store               Root          App #1                 App/AppModule.swift:14
  ///      0.310     0.310       1  set up                            Session #2 (seed ann)
  public var description: String { functions.text(self) }

  var table: String {
    let entries = entries.enumerated().inOrder {
      ($1.element.ownNanoseconds, $0.offset) < ($0.element.ownNanoseconds, $1.offset)
    }
    let rows =
      [["own ms", "total ms", "thread", "created", "required by", "in", "bound at"]] + entries.map(\.element.row)
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    let lines = rows.map { row in
      let cells = zip(row, widths).enumerated().map { column, cell in
        // Numbers are aligned at their ends, texts at their beginnings.
        let padding = String(repeating: " ", count: cell.1 - cell.0.count)
        return column < 3 ? padding + cell.0 : cell.0 + padding
      }
      return cells.joined(separator: "  ").droppingTrailingSpaces
    }
    return lines.joined(separator: "\n")
  }
}

extension CreationTrace.Entry {
  /// The name of the entry, without its instance.
  var title: String {
    switch kind {
    case .awaitedValue: "\(subject) (async)"
    case .concurrentValue: "\(subject) (concurrent)"
    case .instance: "set up"
    case .graph: "checked and planned"
    default: subject.name
    }
  }

  fileprivate var row: [String] {
    [
      Self.milliseconds(ownNanoseconds), Self.milliseconds(totalNanoseconds), "\(thread)", title, requester?.name ?? "",
      instance?.description ?? subject.name, location?.shortDescription ?? "",
    ]
  }

  /// A number of milliseconds with three decimals.
  private static func milliseconds(_ nanoseconds: Int64) -> String {
    let microseconds = (nanoseconds + 500) / 1000
    let decimals = String(microseconds % 1000)
    return "\(microseconds / 1000)." + String(repeating: "0", count: 3 - decimals.count) + decimals
  }
}

extension CreationTrace.Instance: CustomStringConvertible {
  /// The component and the number: `Session #2 (seed ann)`.
  public var description: String {
    "\(component) #\(number)" + (seed.map { " (seed \($0.onOneLine))" } ?? "")
  }
}

extension String {
  fileprivate var droppingTrailingSpaces: String {
    var trimmed = self[...]
    while trimmed.last == " " { trimmed.removeLast() }
    return String(trimmed)
  }

  /// The text without line breaks and characters that control a terminal.
  fileprivate var onOneLine: String {
    String(map { $0.isNewline || $0.unicodeScalars.contains { $0.properties.generalCategory == .control } ? " " : $0 })
  }
}

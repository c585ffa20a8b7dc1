import Foundation

/// What `--help` prints.
package struct HelpPage {
  package typealias Row = (label: String, text: String)

  package struct Section {
    let title: String
    let text: String
    let rows: [Row]

    package init(_ title: String = "", text: String = "", rows: [Row]) {
      self.title = title
      self.text = text
      self.rows = rows
    }
  }

  private let usage: [String]
  private let overview: String
  private let sections: [Section]

  /// - Parameter usage: the forms of a command line.
  package init(usage: [String], overview: String, sections: [Section]) {
    self.usage = usage
    self.overview = overview
    self.sections = sections + [Section(rows: [("--version", "print the version"), ("--help", "print this text")])]
  }

  /// The page, with a line break at its end.
  package var text: String {
    let width = (sections.flatMap(\.rows).map(\.label.count).max() ?? 0) + 4
    var lines = usage.enumerated().map { ($0.offset == 0 ? "Usage: " : "       ") + $0.element }
    lines += [""] + Self.lines(overview, indentation: 0)
    for section in sections {
      lines.append("")
      if !section.title.isEmpty { lines.append(section.title) }
      lines += Self.lines(section.text, indentation: 2)
      for row in section.rows {
        let label = "  \(row.label)".padding(toLength: width, withPad: " ", startingAt: 0)
        lines.append(label + Self.lines(row.text, indentation: width).joined(separator: "\n").dropFirst(width))
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Breaks a text between words.
  private static func lines(_ text: String, indentation: Int) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let line = lines.last, line.count + word.count < 120 {
        lines[lines.count - 1] += " \(word)"
      } else {
        lines.append(String(repeating: " ", count: indentation) + word)
      }
    }
    return lines
  }
}

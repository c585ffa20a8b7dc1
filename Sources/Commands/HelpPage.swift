import Foundation

/// The output of `--help`.
package struct HelpPage {
  package typealias Row = (label: String, text: String)

  package struct Section {
    let title: String
    let text: String
    let rows: [Row]

    package init(_ title: String, text: String = "", rows: [Row]) {
      self.title = title
      self.text = text
      self.rows = rows
    }
  }

  private let overview: String
  private let usage: [String]
  private let sections: [Section]

  /// - Parameters:
  ///   - overview: one sentence about the purpose of the program.
  ///   - discussion: further sentences.
  ///   - usage: the forms of a command line.
  ///   - endings: the exit codes.
  package init(
    overview: String, discussion: String = "", usage: [String], sections: [Section], endings: [ExitCode.Ending]
  ) {
    self.overview = overview + (discussion.isEmpty ? "" : "\n\n" + discussion)
    self.usage = usage
    self.sections =
      sections.filter { !$0.rows.isEmpty } + [
        Section(
          "General options", rows: [("--version", "Show the version."), ("-h, --help", "Show help information.")]),
        Section("Exit codes", rows: endings.map { ("\($0.code)", $0.meaning) }),
      ]
  }

  /// The page, with a line break at its end.
  package var text: String {
    let width = (sections.flatMap(\.rows).map(\.label.count).max() ?? 0) + 4
    var lines = Self.paragraphs("OVERVIEW: " + overview) + [""]
    lines += usage.enumerated().map { ($0.offset == 0 ? "USAGE: " : "       ") + $0.element }
    for section in sections {
      lines += ["", section.title.uppercased() + ":"]
      lines += Self.lines(section.text, indentation: 2)
      for row in section.rows {
        let label = "  \(row.label)".padding(toLength: width, withPad: " ", startingAt: 0)
        lines.append(label + Self.lines(row.text, indentation: width).joined(separator: "\n").dropFirst(width))
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Wraps paragraphs, which are separated by empty lines.
  private static func paragraphs(_ text: String) -> [String] {
    text.components(separatedBy: "\n\n").map { lines($0, indentation: 0).joined(separator: "\n") }
      .joined(separator: "\n\n").components(separatedBy: "\n")
  }

  /// Wraps a text between words.
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

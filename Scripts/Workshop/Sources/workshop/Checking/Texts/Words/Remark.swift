import Foundation

/// A text in a source file: a comment, or the title of a test.
struct Remark: Equatable {
  let line: Int
  var text: String

  var lastLine: Int { line + text.count { $0 == "\n" } }

  /// The paragraphs and list items of a comment, as plain text on one line each.
  var paragraphs: [Remark] {
    var paragraphs: [Remark] = []
    var continues = false
    for (offset, line) in text.components(separatedBy: "\n").enumerated() {
      let text = line.replacing(/^\s*(\/\/+|\/?\*+)|\*\/\s*$/, with: "").trimmingCharacters(in: .whitespaces)
      if continues && !text.isEmpty && !text.hasPrefix("- ") {
        paragraphs[paragraphs.count - 1].text += " " + text
      } else if !text.isEmpty {
        paragraphs.append(Remark(line: self.line + offset, text: text))
      }
      continues = !text.isEmpty
    }
    return paragraphs
  }

  /// The comments of a script or style sheet: lines that begin with `//`, and blocks.
  static func comments(inScript text: String) -> [Remark] {
    var lines = LineCounter(Array(text.utf8))
    return text.matches(of: /(?:(?:^|\n)[ \t]*\/\/[^\n]*)+|\/\*(?s:.*?)\*\//).flatMap { match in
      let leading = match.0.hasPrefix("\n") ? 1 : 0
      let start = text.utf8.distance(from: text.startIndex, to: match.range.lowerBound) + leading
      return Remark(line: lines.line(of: start), text: String(match.0.dropFirst(leading))).paragraphs
    }
  }
}

/// The numbers of the lines at growing positions of a text.
struct LineCounter {
  private let bytes: [UInt8]
  private var position = 0
  private var number = 1

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func line(of position: Int) -> Int {
    number += bytes[self.position..<position].count { $0 == UInt8(ascii: "\n") }
    self.position = position
    return number
  }
}

import Foundation

/// The text of a source file as bytes, because SourceKit's offsets count bytes.
struct SourceText {
  let bytes: [UInt8]
  private let lineStarts: [Int]

  /// - Parameter bytes: the file. Invalid UTF-8 becomes replacement characters.
  init(_ bytes: [UInt8]) {
    self.bytes = Array(String(decoding: bytes, as: UTF8.self).utf8)
    var lineStarts = [0]
    for (offset, byte) in self.bytes.enumerated() where byte == UInt8(ascii: "\n") { lineStarts.append(offset + 1) }
    self.lineStarts = lineStarts
  }

  subscript(range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }

  /// Whether a part of the code outside of comments is a text.
  func contains(_ part: String) -> Bool {
    let all = 0..<bytes.count
    return self[all].contains(part) && code(in: all).contains(part)
  }

  /// A name with its backticks, which SourceKit's ranges exclude.
  func name(_ range: Range<Int>) -> String {
    guard bytes.indices.contains(range.lowerBound), bytes[range.lowerBound] == UInt8(ascii: "`") else {
      return self[range]
    }
    return self[range.lowerBound..<range.lowerBound + 1]
      + self[range.lowerBound + 1..<range.upperBound + 2].prefix { $0 != "`" } + "`"
  }

  /// Code without its comments, on one line.
  static func onOneLine(_ code: String) -> String {
    var line = withoutComments(code).split { $0.isWhitespace }.joined(separator: " ")
    for (loose, tight) in [("( ", "("), (" )", ")"), ("[ ", "["), (" ]", "]")] {
      line = line.replacingOccurrences(of: loose, with: tight)
    }
    return line
  }

  /// Code with each comment replaced by a space. Comments can be nested; raw identifiers contain none.
  static func withoutComments(_ code: String) -> String {
    guard code.utf8.contains(UInt8(ascii: "/")) else { return code }
    var words = ""
    var rest = code[...]
    while let mark = rest.firstIndex(where: { "/`".contains($0) }) {
      words += rest[..<mark]
      rest = rest[mark...]
      if rest.hasPrefix("//") {
        rest = rest.drop { !$0.isNewline }
        words += " "
      } else if rest.hasPrefix("/*") {
        rest = afterBlockComment(rest)
        words += " "
      } else {
        let end = rest.first == "`" ? rest.dropFirst().firstIndex(of: "`") : mark
        words += rest[...(end ?? mark)]
        rest = rest[rest.index(after: end ?? mark)...]
      }
    }
    return words + rest
  }

  /// The code after the comment at its beginning.
  private static func afterBlockComment(_ code: Substring) -> Substring {
    var rest = code.dropFirst(2)
    var depth = 1
    while depth > 0, let next = rest.firstIndex(where: { "/*".contains($0) }) {
      rest = rest[next...]
      let mark = rest.prefix(2)
      depth += mark == "/*" ? 1 : mark == "*/" ? -1 : 0
      rest.removeFirst(mark == "/*" || mark == "*/" ? 2 : 1)
    }
    return depth > 0 ? "" : rest
  }

  /// A part of the text without comments and leading white space.
  func code(in range: Range<Int>) -> Substring {
    Self.withoutComments(self[range]).drop { $0.isWhitespace }
  }

  /// The line and the column of a byte.
  func place(at offset: Int) -> SourcePlace {
    let line = lineIndex(of: offset)
    return SourcePlace(line: line + 1, column: offset - lineStarts[line] + 1)
  }

  /// The lines of the comments before a byte, with only white space in between. A line from the middle of a block
  /// comment gets the prefix `/*`.
  func commentLines(before offset: Int) -> [String] {
    var comments: [String] = []
    let own = lineIndex(of: offset)
    let beforeOnLine = self[lineStarts[own]..<offset].trimmingCharacters(in: .whitespaces)
    if !beforeOnLine.isEmpty {
      guard beforeOnLine.hasSuffix("*/"), let start = beforeOnLine.range(of: "/*", options: .backwards)?.lowerBound
      else {
        return []
      }
      comments.append(String(beforeOnLine[start...]))
      guard start == beforeOnLine.startIndex else { return comments }
    }
    // Whether a line is inside a comment that ends further below.
    var isInside = false
    for index in (0..<own).reversed() {
      let line = self[lineStarts[index]..<lineStarts[index + 1] - 1].trimmingCharacters(in: .whitespacesAndNewlines)
      let opening = line.range(of: "/*", options: .backwards)
      if isInside {
        comments.append(opening.map { String(line[$0.lowerBound...]) } ?? "/*" + line)
        guard let opening else { continue }
        guard opening.lowerBound == line.startIndex else { break }
        isInside = false
      } else if line.hasPrefix("//") || (line.hasPrefix("/*") && line.range(of: "*/")?.upperBound == line.endIndex) {
        comments.append(line)
      } else if line.hasSuffix("*/"), opening == nil {
        comments.append("/*" + line)
        isInside = true
      } else if !line.isEmpty {
        break
      }
    }
    return comments
  }

  private func lineIndex(of offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }
}

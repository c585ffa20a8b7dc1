import Foundation

/// The text of a source file, as bytes: SourceKit counts these.
struct SourceText {
  let bytes: [UInt8]
  private let lineStarts: [Int]

  /// - Parameter bytes: the file. What is not UTF-8 becomes replacement characters.
  init(_ bytes: [UInt8]) {
    self.bytes = Array(String(decoding: bytes, as: UTF8.self).utf8)
    var lineStarts = [0]
    for (offset, byte) in self.bytes.enumerated() where byte == UInt8(ascii: "\n") { lineStarts.append(offset + 1) }
    self.lineStarts = lineStarts
  }

  subscript(range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }

  /// A name, with the backticks that SourceKit does not count.
  func name(_ range: Range<Int>) -> String {
    guard bytes.indices.contains(range.lowerBound), bytes[range.lowerBound] == UInt8(ascii: "`") else {
      return self[range]
    }
    return self[range.lowerBound..<range.lowerBound + 1]
      + self[range.lowerBound + 1..<range.upperBound + 2].prefix { $0 != "`" } + "`"
  }

  /// Code without its comments, on one line.
  static func onOneLine(_ code: String) -> String {
    let words =
      code.utf8.contains(UInt8(ascii: "/"))
      ? code.replacingOccurrences(of: #"//[^\r\n]*|/\*[\s\S]*?\*/"#, with: " ", options: .regularExpression) : code
    var line = words.split { $0.isWhitespace }.joined(separator: " ")
    for (loose, tight) in [("( ", "("), (" )", ")"), ("[ ", "["), (" ]", "]")] {
      line = line.replacingOccurrences(of: loose, with: tight)
    }
    return line
  }

  /// A part of the text from its first word on that is no comment.
  func code(in range: Range<Int>) -> Substring {
    let text = self[range]
    var rest = text[...]
    while true {
      rest = rest.drop { $0.isWhitespace }
      if rest.hasPrefix("//") {
        rest = rest.drop { !$0.isNewline }
      } else if rest.hasPrefix("/*") {
        rest = rest[(rest.range(of: "*/")?.upperBound ?? rest.endIndex)...]
      } else {
        return rest
      }
    }
  }

  /// The line and the column of a byte.
  func place(at offset: Int) -> SourcePlace {
    let line = lineIndex(of: offset)
    return SourcePlace(line: line + 1, column: offset - lineStarts[line] + 1)
  }

  /// The lines above the one that a byte stands in, the nearest first.
  func linesAbove(_ offset: Int) -> some Sequence<String> {
    (0..<lineIndex(of: offset)).reversed().lazy.map { self[lineStarts[$0]..<lineStarts[$0 + 1] - 1] }
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

/// A word, a sign or a string literal of code.
struct CodeToken: Equatable {
  let text: String
  let range: Range<Int>

  var isWord: Bool { text.first.map { $0.isLetter || $0 == "_" || $0 == "$" } ?? false }
}

extension SourceText {
  /// The tokens of a range, without comments. A string literal is one token.
  func tokens(in range: Range<Int>) -> [CodeToken] {
    var tokens: [CodeToken] = []
    var position = range.lowerBound
    func begins(_ sign: StaticString, at offset: Int) -> Bool {
      sign.withUTF8Buffer {
        offset + $0.count <= range.upperBound && bytes[offset..<offset + $0.count].elementsEqual($0)
      }
    }
    while position < range.upperBound {
      let start = position
      let byte = bytes[start]
      if Self.isWord(byte) {
        position = bytes[start..<range.upperBound].firstIndex { !Self.isWord($0) } ?? range.upperBound
      } else if begins("//", at: start) {
        position = bytes[start..<range.upperBound].firstIndex(of: UInt8(ascii: "\n")) ?? range.upperBound
        continue
      } else if begins("/*", at: start) {
        repeat { position += 1 } while position < range.upperBound && !begins("*/", at: position)
        position = min(position + 2, range.upperBound)
        continue
      } else if let end = rawLiteralEnd(from: start, until: range.upperBound) {
        position = end
      } else if byte == UInt8(ascii: "\"") {
        let mark: StaticString = begins("\"\"\"", at: start) ? "\"\"\"" : "\""
        position += mark.utf8CodeUnitCount
        // A literal in an interpolation does not end the one around it.
        var depth = 0
        while position < range.upperBound, depth > 0 || !begins(mark, at: position) {
          if begins("\\(", at: position) || depth > 0 && begins("(", at: position) {
            depth += 1
          } else if depth > 0, begins(")", at: position) {
            depth -= 1
          }
          position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
        }
        position = min(position + mark.utf8CodeUnitCount, range.upperBound)
      } else {
        position += 1
        if byte <= UInt8(ascii: " ") { continue }
      }
      tokens.append(CodeToken(text: self[start..<position], range: start..<position))
    }
    return tokens
  }

  /// The end of a string literal with number signs around it; `nil` if none begins there.
  private func rawLiteralEnd(from start: Int, until limit: Int) -> Int? {
    let signs = bytes[start..<limit].prefix { $0 == UInt8(ascii: "#") }
    let quotes = bytes[signs.endIndex..<limit].prefix(3).prefix { $0 == UInt8(ascii: "\"") }
    guard !signs.isEmpty, !quotes.isEmpty else { return nil }
    let mark = Array(quotes.count == 3 ? quotes : quotes.prefix(1)) + Array(signs)
    return (signs.endIndex + mark.count - signs.count..<limit).first { bytes[$0..<limit].starts(with: mark) }
      .map { $0 + mark.count } ?? limit
  }

  /// The names that code reads, without labels and members.
  static func names(in tokens: [CodeToken]) -> Set<String> {
    // Each word of an interpolated literal counts.
    let interpolated = tokens.filter { $0.text.contains("\"") && ($0.text.contains("\\(") || $0.text.contains("\\#")) }
      .flatMap { $0.text.split { !$0.isPartOfIdentifier }.map(String.init) }
    var names = Set(interpolated)
    var brackets: [String] = []
    for (index, token) in tokens.enumerated() {
      if "([{".contains(token.text) { brackets.append(token.text) }
      if ")]}".contains(token.text) { _ = brackets.popLast() }
      let before = index > 0 ? tokens[index - 1].text : ""
      guard token.isWord, before != "." else { continue }
      // The key of a dictionary and a value of a choice are no labels.
      let isLabel = ["let", "var"].contains(before) || brackets.last == "(" && "(,".contains(before)
      if isLabel, index + 1 < tokens.count, tokens[index + 1].text == ":" { continue }
      names.insert(token.text)
    }
    return names
  }

  /// The names that code uses as members or calls.
  static func members(in tokens: [CodeToken]) -> Set<String> {
    Set(
      tokens.indices.filter { index in
        tokens[index].isWord
          && (index > 0 && tokens[index - 1].text == "."
            || index + 1 < tokens.count && "(.".contains(tokens[index + 1].text))
      }.map { tokens[$0].text })
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "$"), UInt8(ascii: "`"), 0x80...:
      true
    default: false
    }
  }
}

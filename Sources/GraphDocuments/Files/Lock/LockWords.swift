/// The words and names of a line of a lock file, read from left to right.
struct LockWords {
  /// The number of the line, counted from 1.
  let line: Int
  private var rest: ArraySlice<Word> = []

  private struct Word {
    let text: String
    let isQuoted: Bool
  }

  /// - Throws: `GraphDocumentError`
  init(_ text: Substring, line: Int) throws {
    self.line = line
    var words: [Word] = []
    var scalars = text.unicodeScalars
    while let first = scalars.first {
      if first == " " {
        scalars.removeFirst()
      } else if first == "\"" {
        scalars.removeFirst()
        words.append(Word(text: try readQuoted(from: &scalars), isQuoted: true))
      } else {
        let word = scalars.prefix { $0 != " " }
        scalars.removeFirst(word.count)
        words.append(Word(text: String(word), isQuoted: false))
      }
    }
    rest = words[...]
  }

  var isAtEnd: Bool { rest.isEmpty }

  func error(_ problem: String) -> GraphDocumentError { GraphDocumentError(line: line, problem) }

  /// The next word of the format, if it is one of these words.
  mutating func keyword<Keyword: RawRepresentable<String>>(_: Keyword.Type = Keyword.self) -> Keyword? {
    guard let word = rest.first, !word.isQuoted, let keyword = Keyword(rawValue: word.text) else { return nil }
    rest.removeFirst()
    return keyword
  }

  /// The next word of the format; `nil` at the end of the line.
  /// - Throws: `GraphDocumentError` for another word or name.
  mutating func option<Keyword: RawRepresentable<String>>(_: Keyword.Type = Keyword.self) throws -> Keyword? {
    if let keyword = keyword(Keyword.self) { return keyword }
    guard let word = rest.first else { return nil }
    throw error("'\(word.text)' is not expected here")
  }

  /// The next name or value.
  /// - Throws: `GraphDocumentError` at the end of the line.
  mutating func name(_ noun: String) throws -> String {
    guard let word = rest.popFirst() else { throw error("\(noun) is missing at the end") }
    return word.text
  }

  /// - Throws: `GraphDocumentError` if the line goes on.
  func end() throws {
    if let word = rest.first { throw error("'\(word.text)' is not expected here") }
  }

  // MARK: Quoted names

  /// Reads up to the closing quotation mark.
  private func readQuoted(from scalars: inout Substring.UnicodeScalarView) throws -> String {
    var text = ""
    while let scalar = scalars.popFirst() {
      switch scalar {
      case "\"":
        guard scalars.first ?? " " == " " else {
          throw error("a space is missing after the name \"\(text)\"")
        }
        return text
      case "\\": text.unicodeScalars.append(try readEscaped(from: &scalars))
      default: text.unicodeScalars.append(scalar)
      }
    }
    throw error("a name has no closing quotation mark")
  }

  /// Reads the rest of `\u{1F}`.
  private func readEscaped(from scalars: inout Substring.UnicodeScalarView) throws -> Unicode.Scalar {
    let end = scalars.firstIndex(of: "}")
    let escape = end.map { scalars[..<$0] } ?? scalars
    guard let end, escape.starts(with: "u{".unicodeScalars),
      let scalar = UInt32(String(escape.dropFirst(2)), radix: 16).flatMap(Unicode.Scalar.init)
    else { throw error("a name has an unknown escape, '\\\(String(escape.prefix(8)))'; write '\\u{…}'") }
    scalars = scalars[scalars.index(after: end)...]
    return scalar
  }
}

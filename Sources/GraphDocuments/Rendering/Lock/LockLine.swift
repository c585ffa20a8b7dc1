/// A line of a lock file: words and names with spaces between them.
struct LockLine {
  /// The words that begin lines about a component. A node with such a name is quoted.
  enum Keyword: String, CaseIterable {
    case repeated, root, scope, seed, module
  }

  private(set) var text: String

  /// - Parameter start: the first word or name, as it is written.
  init(_ start: String) {
    text = start
  }

  /// Adds a word of the format.
  func word(_ word: String) -> LockLine { LockLine("\(text) \(word)") }

  /// Adds a word and a name that follows it; nothing without a name.
  func name(_ name: String?, after word: String) -> LockLine {
    guard let name else { return self }
    return LockLine("\(text) \(word) \(Self.written(name))")
  }

  func names(_ names: [String], after word: String) -> LockLine { names.reduce(self) { $0.name($1, after: word) } }

  /// A name at the start of a line.
  static func subject(_ name: String) -> String {
    Keyword(rawValue: name) == nil ? written(name) : quoted(name)
  }

  /// The name, in quotation marks if it has spaces or special characters.
  static func written(_ name: String) -> String {
    let isPlain = !name.isEmpty && name.unicodeScalars.allSatisfy { !isSpecial($0) && $0 != " " }
    return isPlain ? name : quoted(name)
  }

  private static func quoted(_ name: String) -> String {
    var text = "\""
    for scalar in name.unicodeScalars {
      if isSpecial(scalar) {
        text += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }

  /// Whether a character has to be escaped: it would end a name or a line, or is invisible.
  private static func isSpecial(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: true
    case .spaceSeparator: scalar != " "
    default: scalar == "\"" || scalar == "\\"
    }
  }
}

extension TypeName.Part {
  /// The words that are no names of types, unless they stand in backticks.
  private static let keywords: Set<Substring> = [
    "Any", "Protocol", "Self", "Type", "any", "as", "associatedtype", "await", "break", "case", "catch", "class",
    "continue", "default",
    "defer", "deinit", "do", "each", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func",
    "guard",
    "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "nonisolated", "operator", "precedencegroup",
    "private",
    "protocol", "public", "repeat", "rethrows", "return", "self", "sending", "some", "static", "struct", "subscript",
    "super", "switch",
    "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]

  /// The part of a declared type's path as code writes it.
  var inCode: TypeName.Part {
    guard Self.keywords.contains(name) else { return self }
    return TypeName.Part(name: "`\(name)`", arguments: arguments, isNameless: isNameless)
  }
}

extension TypeName {
  /// Returns the name of a declaration as code writes it: in backticks where it is a raw identifier, such as
  /// `HTTP client`.
  package static func identifier(_ name: String) -> String {
    let bytes = name.utf8
    guard bytes.contains(where: { isInIdentifier($0) || $0 == UInt8(ascii: " ") }) else { return name }
    let isPlain = bytes.allSatisfy(isInIdentifier) && !name.prefix(1).allSatisfy(\.isWholeNumber)
    return isPlain ? name : "`\(name)`"
  }

  /// Returns a name of the runtime or the demangler with plain spaces in raw identifiers, where both print U+00A0.
  package static func withPlainSpaces(_ name: String) -> String {
    guard name.utf8.contains(UInt8(ascii: "`")) else { return name }
    return String(String.UnicodeScalarView(name.unicodeScalars.map { $0 == "\u{A0}" ? " " : $0 }))
  }

  /// Returns the parts of a full name: dots separate them, except within raw identifiers.
  package static func parts(of fullName: String) -> [Substring] {
    var isRaw = false
    return fullName.split { letter in
      if letter == "`" { isRaw.toggle() }
      return letter == "." && !isRaw
    }
  }

  /// Whether a byte may stand in an identifier without backticks.
  static func isInIdentifier(_ byte: UInt8) -> Bool {
    isOfPath(byte) && byte != UInt8(ascii: ".") || byte == UInt8(ascii: "$") || byte >= 0x80
  }
}

extension TypeName.Part {
  /// The words that are no names of types, unless they stand in backticks.
  private static let keywords: Set<Substring> = [
    "Any", "Protocol", "Self", "Type", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default",
    "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard",
    "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private",
    "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch",
    "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]

  /// The part of a declared type's path as code writes it.
  var inCode: TypeName.Part {
    guard Self.keywords.contains(name) else { return self }
    return TypeName.Part(name: "`\(name)`", arguments: arguments, isNameless: isNameless)
  }
}

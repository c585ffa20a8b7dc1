/// Prevents names from changing the layout of their lines.
enum SingleLine {
  /// Escapes line breaks, changes of direction and invisible characters as Swift spells them: `\n`, `\u{202E}`.
  static func text(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isEscaped) else { return text }
    var escaped = ""
    for scalar in text.unicodeScalars {
      if isEscaped(scalar) { escaped += scalar.escaped(asASCII: true) } else { escaped.unicodeScalars.append(scalar) }
    }
    return escaped
  }

  private static func isEscaped(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    // U+200D only joins emoji.
    case .format: scalar != "\u{200D}"
    default: false
    }
  }
}

/// Keeps names from changing the lines that they stand in.
enum SingleLine {
  /// The text with what ends lines, turns their direction or cannot be seen written as Swift writes it: `\n`, `\u{202E}`.
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
    // Emoji are joined by U+200D, and it changes nothing else.
    case .format: scalar != "\u{200D}"
    default: false
    }
  }
}

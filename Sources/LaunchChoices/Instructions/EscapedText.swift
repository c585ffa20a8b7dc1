/// The text of an instruction, letter by letter. A backslash makes a comma, an equals sign, a space or a backslash an
/// ordinary letter. Before any other letter, it is an ordinary letter itself.
enum EscapedText {
  struct Letter {
    let scalar: Unicode.Scalar
    /// Whether it is escaped, so that it has no special meaning.
    let isEscaped: Bool
    /// The position of the letter, with its backslash.
    let start: String.Index

    func isMark(_ mark: Unicode.Scalar) -> Bool { scalar == mark && !isEscaped }

    var isBlank: Bool { scalar.properties.isWhitespace && !isEscaped }
  }

  private static let escape: Unicode.Scalar = "\\"

  static func letters(of text: Substring) -> [Letter] {
    let scalars = text.unicodeScalars
    var letters: [Letter] = []
    var index = scalars.startIndex
    while index < scalars.endIndex {
      let start = index
      var scalar = scalars[index]
      index = scalars.index(after: index)
      var isEscaped = false
      if scalar == escape, index < scalars.endIndex, needsEscape(scalars[index]) {
        isEscaped = true
        scalar = scalars[index]
        index = scalars.index(after: index)
      }
      letters.append(Letter(scalar: scalar, isEscaped: isEscaped, start: start))
    }
    return letters
  }

  /// A name with the escapes that an instruction needs.
  static func escaping(_ name: String) -> String {
    let scalars = name.unicodeScalars
    var text = String.UnicodeScalarView()
    for index in scalars.indices {
      let isInside = index > scalars.startIndex && scalars.index(after: index) < scalars.endIndex
      // Spaces inside a name are not ignored, so they need no escape.
      if needsEscape(scalars[index]), !(isInside && scalars[index].properties.isWhitespace) { text.append(escape) }
      text.append(scalars[index])
    }
    return String(text)
  }

  private static func needsEscape(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "," || scalar == "=" || scalar == escape || scalar.properties.isWhitespace
  }
}

extension ArraySlice<EscapedText.Letter> {
  /// The letters without spaces at both ends.
  var trimmed: ArraySlice<EscapedText.Letter> {
    guard let first = firstIndex(where: { !$0.isBlank }), let last = lastIndex(where: { !$0.isBlank }) else {
      return self[endIndex...]
    }
    return self[first...last]
  }

  var text: String {
    var scalars = String.UnicodeScalarView()
    for letter in self { scalars.append(letter.scalar) }
    return String(scalars)
  }
}

/// The approximate width of text in the fonts of a drawing.
///
/// Fonts cannot be measured here, and the reader's font is unknown: the widths are those of a wide sans-serif font, so
/// that boxes are too wide rather than too narrow.
struct TextWidth {
  /// The width of the letter `a`.
  let unit: Double

  static let name = TextWidth(unit: 8)
  static let title = TextWidth(unit: 9.3)
  static let facts = TextWidth(unit: 6.7)

  func width(of text: String) -> Double {
    text.reduce(0) { $0 + width(of: $1) }
  }

  /// Returns the text, without its middle if it is wider than allowed.
  func shortened(_ text: String, to width: Double) -> String {
    guard self.width(of: text) > width else { return text }
    let half = (width - self.width(of: "…")) / 2
    return beginning(of: text, to: half) + "…" + String(beginning(of: text.reversed(), to: half).reversed())
  }

  private func beginning(of text: some Sequence<Character>, to width: Double) -> String {
    var (beginning, rest) = ("", width)
    for character in text {
      rest -= self.width(of: character)
      if rest < 0 { break }
      beginning.append(character)
    }
    return beginning
  }

  private func width(of character: Character) -> Double {
    switch character {
    case "i", "j", "l", "t", "f", "r", "I", ".", ",", ":", ";", "'", "|", "!", "(", ")", "[", "]", " ", "·": unit * 0.64
    case "m", "w", "M", "W", "@", "%", "…": unit * 1.5
    case "A"..."Z", "<", ">", "&", "=", "+", "_": unit * 1.18
    default: character.isASCII ? unit : unit * (character.unicodeScalars.contains { $0.value >= 0x1100 } ? 2.1 : 1.2)
    }
  }
}

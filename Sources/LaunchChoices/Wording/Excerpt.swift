/// A part of an argument that fits on a line, with a mark below a position.
struct Excerpt {
  private static let maximumLength = 240
  private static let lengthAround = 60

  let text: String
  let pointer: String

  /// - Parameter column: the position, counted from 1; it may follow the last character.
  init(of argument: String, at column: Int) {
    let place = column - 1
    guard argument.utf8.count > Self.maximumLength else {
      self.init(before: argument.prefix(place), after: argument.dropFirst(place), isCut: (false, false))
      return
    }
    let index = argument.index(argument.startIndex, offsetBy: place, limitedBy: argument.endIndex) ?? argument.endIndex
    let before = argument[..<index].suffix(Self.lengthAround)
    let after = argument[index...].prefix(Self.lengthAround)
    self.init(
      before: before, after: after,
      isCut: (before.startIndex > argument.startIndex, after.endIndex < argument.endIndex))
  }

  private init(before: Substring, after: Substring, isCut: (start: Bool, end: Bool)) {
    let start = (isCut.start ? "..." : "") + Self.visible(before)
    text = start + Self.visible(after) + (isCut.end ? "..." : "")
    pointer = String(repeating: " ", count: start.count) + "^"
  }

  /// A possibly long name, shortened for use inside a sentence.
  static func short(_ name: String) -> String {
    name.utf8.count > lengthAround ? visible(name.prefix(lengthAround)) + "..." : visible(name[...])
  }

  /// The text without line breaks and other characters that control a terminal.
  private static func visible(_ text: Substring) -> String {
    var visible = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { visible.append(isObeyed(scalar) ? "\u{FFFD}" : scalar) }
    return String(visible)
  }

  private static func isObeyed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: scalar.properties.isBidiControl
    }
  }
}

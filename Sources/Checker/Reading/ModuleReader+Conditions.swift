import Foundation

// What the compiler's tree says of a condition takes longer to compare than its source.
extension ModuleReader {
  /// The condition of a statement as it is written, where it reads the same each time: names and comparisons.
  /// - Parameters:
  ///   - start: where the statement begins.
  ///   - end: where its first block begins.
  func condition(from start: Int, to end: Int, isGuard: Bool) -> String? {
    guard source.indices.contains(start), start < end, end <= source.endIndex else { return nil }
    var words = String(decoding: source[start..<end], as: UTF8.self).split(whereSeparator: \.isWhitespace)[...]
    if words.first?.last == ":" { words.removeFirst() }
    guard words.popFirst() == (isGuard ? "guard" : "if"), !isGuard || words.popLast() == "else" else { return nil }
    let text = words.joined(separator: " ")
    // Calls and closures can answer differently each time; bindings and lists are more than one condition.
    let isPlain = text.allSatisfy { Self.isInName($0) || "!=<>&| ".contains($0) }
    guard isPlain, !text.isEmpty, !words.contains(where: { Self.effects.contains(String($0)) }) else { return nil }
    // An exclamation mark is the opposite of the name behind it, and of nothing more.
    guard text.first != "!" || text.dropFirst().allSatisfy(Self.isInName) else { return nil }
    return isGuard ? "!" + text : text
  }

  private static func isInName(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_" || character == "."
  }

  private static let effects: Set = ["let", "var", "case", "try", "await"]

  /// The word that begins at a byte of the source.
  func word(at start: Int) -> String {
    guard source.indices.contains(start) else { return "" }
    let bytes = source[start...].prefix { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "`"), 0x80...0xFF:
        true
      default: false
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

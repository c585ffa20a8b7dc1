/// The words of a Swift source, in code and in strings, without those in comments.
///
/// If in doubt, a comment counts as a string: an extra word is better than a missed one.
struct SourceWords {
  /// A word, with the word or dot before it.
  struct Word {
    let range: Range<Int>
    /// The preceding word, if only blanks are between.
    let previous: Range<Int>?
    /// Whether a dot precedes it.
    let isMember: Bool
    /// The word before that dot.
    let owner: Range<Int>?
  }

  private enum Piece {
    case word(Range<Int>)
    case dot(owner: Range<Int>?)
    case other
  }

  private let bytes: [UInt8]
  private var position = 0
  private var last = Piece.other
  private var isInLongText = false
  /// Whether the line has a quote so far, because an apparent comment may then be part of a string.
  private var lineHasQuote = false

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The next word; `nil` at the end.
  mutating func next() -> Word? {
    while position < bytes.count {
      let byte = bytes[position]
      if Self.isInWord(byte) { return word() }
      switch byte {
      case UInt8(ascii: "\n"):
        lineHasQuote = false
        position += 1
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: "`"): position += 1
      case UInt8(ascii: "\""): passQuote()
      case UInt8(ascii: "/"): passSlash()
      default:
        last = byte == UInt8(ascii: ".") ? .dot(owner: lastWord) : .other
        position += 1
      }
    }
    return nil
  }

  private mutating func word() -> Word {
    let start = position
    while position < bytes.count, Self.isInWord(bytes[position]) { position += 1 }
    let range = start..<position
    defer { last = .word(range) }
    if case .dot(let owner) = last { return Word(range: range, previous: nil, isMember: true, owner: owner) }
    return Word(range: range, previous: lastWord, isMember: false, owner: nil)
  }

  private var lastWord: Range<Int>? {
    if case .word(let range) = last { range } else { nil }
  }

  private mutating func passQuote() {
    lineHasQuote = true
    last = .other
    guard bytes[position...].starts(with: "\"\"\"".utf8) else { return position += 1 }
    isInLongText.toggle()
    position += 3
  }

  private mutating func passSlash() {
    if !lineHasQuote, !isInLongText, let end = endOfComment() {
      position = end
    } else {
      last = .other
      position += 1
    }
  }

  /// The end of the comment that begins here; `nil` if there is no comment, or no end.
  private func endOfComment() -> Int? {
    let rest = bytes[position...]
    if rest.starts(with: "//".utf8) { return rest.firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count }
    guard rest.starts(with: "/*".utf8) else { return nil }
    var depth = 0
    var index = position
    while index + 1 < bytes.count {
      switch (bytes[index], bytes[index + 1]) {
      case (UInt8(ascii: "/"), UInt8(ascii: "*")): depth += 1
      case (UInt8(ascii: "*"), UInt8(ascii: "/")): depth -= 1
      default:
        index += 1
        continue
      }
      index += 2
      if depth == 0 { return index }
    }
    return nil
  }

  private static func isInWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...0xFF:
      true
    default: false
    }
  }
}

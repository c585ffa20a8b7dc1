/// A type's name, prepared for comparison with many others.
struct SpelledName {
  let text: String
  /// The set of letters, ignoring case, to exclude most pairs at once: two bits for each letter, for its first and its
  /// further occurrences, and 12 bits for other characters.
  let letters: UInt64
  /// The generic type without its arguments, or the whole name, in lower case.
  private let base: [UInt8]
  private let arguments: [UInt8]
  /// The maximum number of letters in which a name that differs by a few typos differs: each adds at most one letter and
  /// removes one.
  let maximumDifferences: Int

  init(_ text: String) {
    self.text = text
    var base: [UInt8] = []
    var arguments: [UInt8] = []
    var letters: UInt64 = 0
    for byte in text.utf8 {
      let isUppercase = byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
      let letter = isUppercase ? byte + 32 : byte
      letters |= Self.mark(of: letter, besides: letters)
      if arguments.isEmpty, letter != UInt8(ascii: "<") { base.append(letter) } else { arguments.append(letter) }
    }
    self.base = base
    self.arguments = arguments
    self.letters = letters
    maximumDifferences = 2 * max(Self.allowance(base.count), Self.allowance(arguments.count))
  }

  private static func mark(of letter: UInt8, besides letters: UInt64) -> UInt64 {
    let (firstLetter, lastLetter) = (UInt8(ascii: "a"), UInt8(ascii: "z"))
    guard letter >= firstLetter, letter <= lastLetter else { return 1 << (52 + UInt64(letter) % 12) }
    let mark: UInt64 = 1 << (2 * UInt64(letter - firstLetter))
    return letters & mark == 0 ? mark : mark << 1
  }

  /// Returns the number of letters to change between the two names, ignoring case; `nil` if they are too many for a
  /// typo.
  func distance(to other: SpelledName) -> Int? {
    guard (letters ^ other.letters).nonzeroBitCount <= maximumDifferences else { return nil }
    if base == other.base { return Self.distance(arguments, other.arguments) }
    return arguments == other.arguments ? Self.distance(base, other.base) : nil
  }

  private static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int? {
    let limit = allowance(min(left.count, right.count))
    guard abs(left.count - right.count) <= limit else { return nil }
    guard left != right else { return 0 }
    guard limit > 0 else { return nil }
    return EditDistance.between(left, right, atMost: limit)
  }

  /// Returns the number of typos in a name of this length that still leave it recognizable.
  private static func allowance(_ length: Int) -> Int {
    switch length {
    case ..<4: 0
    case ..<8: 1
    case ..<12: 2
    default: 3
    }
  }
}

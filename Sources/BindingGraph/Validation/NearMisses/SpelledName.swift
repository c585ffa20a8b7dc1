/// A type's name, prepared for being compared with many others.
struct SpelledName {
  let text: String
  /// The generic type without its arguments, or the whole name.
  private let base: [UInt8]
  private let arguments: [UInt8]
  /// One bit for each letter that occurs, for sorting out most pairs at once.
  private let letters: UInt64

  init(_ text: String) {
    self.text = text
    var base: [UInt8] = []
    var arguments: [UInt8] = []
    var letters: UInt64 = 0
    for byte in text.utf8 {
      let isUppercase = byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
      let letter = isUppercase ? byte + 32 : byte
      letters |= 1 << UInt64(letter & 63)
      if arguments.isEmpty, letter != UInt8(ascii: "<") { base.append(letter) } else { arguments.append(letter) }
    }
    self.base = base
    self.arguments = arguments
    self.letters = letters
  }

  /// How many letters have to be changed to get from one name to the other, capitals aside; `nil` when these are too
  /// many for a slip.
  func distance(to other: SpelledName) -> Int? {
    guard (letters ^ other.letters).nonzeroBitCount <= 6 else { return nil }
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

  /// The number of slips that a name of a length may have and still be recognised.
  private static func allowance(_ length: Int) -> Int {
    switch length {
    case ..<4: 0
    case ..<8: 1
    case ..<12: 2
    default: 3
    }
  }
}

/// A type's name, prepared for being compared with many others.
struct SpelledName {
  let text: String
  /// One bit for each letter that occurs, capitals aside, for sorting out most pairs at once.
  let letters: UInt64
  /// The generic type without its arguments, or the whole name, in small letters.
  private let base: [UInt8]
  private let arguments: [UInt8]

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

  /// Whether names with these letters can differ by a few slips: each slip adds a letter and takes one away at most.
  static func canBeAlike(_ left: UInt64, _ right: UInt64) -> Bool {
    (left ^ right).nonzeroBitCount <= 2 * maximumAllowance
  }

  /// How many letters have to be changed to get from one name to the other, capitals aside; `nil` when these are too
  /// many for a slip.
  func distance(to other: SpelledName) -> Int? {
    guard Self.canBeAlike(letters, other.letters) else { return nil }
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

  private static let maximumAllowance = 3

  /// The number of slips that a name of a length may have and still be recognised.
  private static func allowance(_ length: Int) -> Int {
    switch length {
    case ..<4: 0
    case ..<8: 1
    case ..<12: 2
    default: maximumAllowance
    }
  }
}

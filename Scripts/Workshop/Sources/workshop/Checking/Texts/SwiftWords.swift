/// The words of Swift source code, without comments and string literals but with interpolations.
struct SwiftWords {
  /// The words that begin with a capital letter, as names of types do.
  private(set) var typeNames: Set<String> = []
  /// The types that are declared outside of other types.
  private(set) var declaredTypes: Set<String> = []

  private let bytes: [UInt8]
  private var position = 0
  private var depth = 0
  /// The last word outside of all braces, and the one before.
  private var lastWords = ("", "")

  private static let declaring: Set<String> = ["struct", "class", "enum", "protocol", "actor", "typealias"]

  init(_ source: String) {
    // The trailing zeros make tests for the end unnecessary.
    bytes = Array(source.utf8) + [0, 0, 0]
    readCode(isInterpolated: false)
  }

  private var isAtEnd: Bool { position >= bytes.count - 3 }

  private func startsWith(_ text: StaticString, at position: Int) -> Bool {
    (0..<text.utf8CodeUnitCount).allSatisfy { bytes[position + $0] == text.utf8Start[$0] }
  }

  /// Reads up to the end, or up to the parenthesis that ends an interpolation.
  private mutating func readCode(isInterpolated: Bool) {
    var parentheses = 0
    while !isAtEnd {
      let byte = bytes[position]
      if Self.isPartOfWord(byte) {
        readWord()
        continue
      }
      switch byte {
      case UInt8(ascii: "/") where bytes[position + 1] == UInt8(ascii: "/"): skipLine()
      case UInt8(ascii: "/") where bytes[position + 1] == UInt8(ascii: "*"): skipComment()
      case UInt8(ascii: "\""), UInt8(ascii: "#"): readText()
      case UInt8(ascii: "("):
        parentheses += 1
        position += 1
      case UInt8(ascii: ")"):
        position += 1
        if isInterpolated && parentheses == 0 { return }
        parentheses -= 1
      case UInt8(ascii: "{"):
        depth += 1
        position += 1
      case UInt8(ascii: "}"):
        depth -= 1
        position += 1
      default: position += 1
      }
    }
  }

  private static func isPartOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  private mutating func readWord() {
    let start = position
    while Self.isPartOfWord(bytes[position]) { position += 1 }
    let isCapitalized = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(bytes[start])
    guard isCapitalized || depth == 0 else { return }
    let word = String(decoding: bytes[start..<position], as: UTF8.self)
    if isCapitalized { typeNames.insert(word) }
    if depth == 0 {
      if isCapitalized && Self.declaring.contains(lastWords.1) && lastWords.0 != "import" { declaredTypes.insert(word) }
      lastWords = (lastWords.1, word)
    }
  }

  private mutating func skipLine() {
    while !isAtEnd && bytes[position] != UInt8(ascii: "\n") { position += 1 }
  }

  private mutating func skipComment() {
    var comments = 0
    repeat {
      if startsWith("/*", at: position) {
        comments += 1
        position += 2
      } else if startsWith("*/", at: position) {
        comments -= 1
        position += 2
      } else {
        position += 1
      }
    } while comments > 0 && !isAtEnd
  }

  /// Reads a string literal with its number signs, or a number sign that begins none.
  private mutating func readText() {
    var signs = 0
    while bytes[position] == UInt8(ascii: "#") {
      signs += 1
      position += 1
    }
    guard bytes[position] == UInt8(ascii: "\"") else { return }
    let quotes = startsWith("\"\"\"", at: position) ? 3 : 1
    position += quotes
    while !isAtEnd {
      if isFollowed(by: UInt8(ascii: "\""), quotes, andSigns: signs) {
        position += quotes + signs
        return
      }
      if isFollowed(by: UInt8(ascii: "\\"), 1, andSigns: signs) {
        position += 1 + signs
        let isInterpolation = bytes[position] == UInt8(ascii: "(")
        position += 1
        if isInterpolation { readCode(isInterpolated: true) }
      } else {
        position += 1
      }
    }
  }

  private func isFollowed(by byte: UInt8, _ count: Int, andSigns signs: Int) -> Bool {
    guard bytes[position] == byte, position + count + signs <= bytes.count else { return false }
    return (0..<count).allSatisfy { bytes[position + $0] == byte }
      && (0..<signs).allSatisfy { bytes[position + count + $0] == UInt8(ascii: "#") }
  }
}

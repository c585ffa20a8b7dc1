/// The words, comments, string literals and other characters of Swift source code, in order.
///
/// The words of an interpolation follow the literal that contains it.
struct SwiftTokens {
  struct Token {
    enum Kind {
      case word, comment, literal, symbol
    }

    let kind: Kind
    var range: Range<Int>
  }

  private(set) var tokens: [Token] = []
  let bytes: [UInt8]
  private var position = 0

  init(_ source: String) {
    // The trailing zeros make tests for the end unnecessary.
    bytes = Array(source.utf8) + [0, 0, 0]
    readCode(isInterpolated: false)
  }

  func text(of token: Token) -> String { String(decoding: bytes[token.range], as: UTF8.self) }

  private var isAtEnd: Bool { position >= bytes.count - 3 }

  private func startsWith(_ text: StaticString, at position: Int) -> Bool {
    (0..<text.utf8CodeUnitCount).allSatisfy { bytes[position + $0] == text.utf8Start[$0] }
  }

  /// Reads up to the end, or up to the parenthesis that ends an interpolation.
  private mutating func readCode(isInterpolated: Bool) {
    var parentheses = 0
    while !isAtEnd {
      let start = position
      switch bytes[position] {
      case let byte where Self.isPartOfWord(byte):
        while Self.isPartOfWord(bytes[position]) { position += 1 }
        add(.word, from: start)
      case UInt8(ascii: "/") where bytes[position + 1] == UInt8(ascii: "/"):
        skipLine()
        add(.comment, from: start)
      case UInt8(ascii: "/") where bytes[position + 1] == UInt8(ascii: "*"):
        skipComment()
        add(.comment, from: start)
      case UInt8(ascii: "\""), UInt8(ascii: "#"): readLiteral()
      case UInt8(ascii: ")") where isInterpolated && parentheses == 0:
        position += 1
        return
      case let byte:
        position += 1
        if byte == UInt8(ascii: "(") { parentheses += 1 }
        if byte == UInt8(ascii: ")") { parentheses -= 1 }
        if byte > UInt8(ascii: " ") { add(.symbol, from: start) }
      }
    }
  }

  private mutating func add(_ kind: Token.Kind, from start: Int) {
    tokens.append(Token(kind: kind, range: start..<position))
  }

  private static func isPartOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
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
  private mutating func readLiteral() {
    let start = position
    var signs = 0
    while bytes[position] == UInt8(ascii: "#") {
      signs += 1
      position += 1
    }
    guard bytes[position] == UInt8(ascii: "\"") else { return add(.symbol, from: start) }
    let quotes = startsWith("\"\"\"", at: position) ? 3 : 1
    position += quotes
    let index = tokens.count
    add(.literal, from: start)
    defer { tokens[index].range = start..<position }
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

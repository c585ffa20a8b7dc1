/// The words of Swift source code, without comments and string literals but with interpolations.
struct SwiftWords {
  /// The words that begin with a capital letter, as names of types do.
  private(set) var typeNames: Set<String> = []
  /// The types that are declared outside of other types.
  private(set) var declaredTypes: Set<String> = []

  private static let declaring: Set<String> = ["struct", "class", "enum", "protocol", "actor", "typealias"]

  init(_ source: String) {
    let tokens = SwiftTokens(source)
    var depth = 0
    // The last word outside of all braces, and the one before.
    var lastWords = ("", "")
    for token in tokens.tokens {
      let first = tokens.bytes[token.range.lowerBound]
      switch token.kind {
      case .word:
        let isCapitalized = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first)
        guard isCapitalized || depth == 0 else { continue }
        let word = tokens.text(of: token)
        if isCapitalized { typeNames.insert(word) }
        guard depth == 0 else { continue }
        if isCapitalized && Self.declaring.contains(lastWords.1) && lastWords.0 != "import" {
          declaredTypes.insert(word)
        }
        lastWords = (lastWords.1, word)
      case .symbol where first == UInt8(ascii: "{"): depth += 1
      case .symbol where first == UInt8(ascii: "}"): depth -= 1
      case .symbol, .comment, .literal: break
      }
    }
  }
}

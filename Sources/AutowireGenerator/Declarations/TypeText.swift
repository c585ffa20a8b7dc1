/// A type as source code spells it, as far as its form matters.
struct TypeText: Equatable {
  private let text: String

  init(_ text: String) {
    self.text = text.trimmed
  }

  /// The modifiers in front that say how a value is passed, and that no value can be taken for.
  static let unsuitable = ["inout", "@autoclosure", "some", "repeat"]

  /// Which of them the type has.
  var unsuitableModifier: String? {
    if text.hasSuffix("...") { return "..." }
    return Self.unsuitable.first { word in modifiers.contains(word) }
  }

  /// The type without attributes, without modifiers such as `sending`, without `any` and without parentheses around it.
  var bare: String {
    var rest = text[...]
    while let word = rest.leadingModifier { rest = rest.dropFirst(word.count).drop { $0.isWhitespace } }
    let bare = String(rest)
    guard bare.hasPrefix("("), let inner = bare.contentOfParentheses, !inner.contains(","), !inner.isEmpty else {
      return bare
    }
    return TypeText(inner).bare
  }

  /// What an optional type wraps; `nil` for other types.
  var wrapped: TypeText? {
    let bare = bare
    if bare.hasSuffix("?") || bare.hasSuffix("!") { return TypeText(String(bare.dropLast())) }
    guard let name = genericName, name == "Optional" || name == "Swift.Optional" else { return nil }
    return TypeText(String(bare.dropFirst(name.count + 1).dropLast()))
  }

  /// Whether it is a closure without parameters: one that makes a value.
  var result: TypeText? {
    let bare = bare
    guard bare.hasPrefix("()") else { return nil }
    let rest = bare.dropFirst(2).drop { $0.isWhitespace }
    return rest.hasPrefix("->") ? TypeText(String(rest.dropFirst(2))) : nil
  }

  /// The name in front of generic arguments; `nil` where there are none.
  var genericName: String? {
    let bare = bare
    guard bare.hasSuffix(">"), let open = bare.firstIndex(of: "<") else { return nil }
    return String(bare[..<open])
  }

  /// Whether it is an array or a dictionary in brackets.
  var isBracketed: Bool { bare.hasPrefix("[") && bare.hasSuffix("]") }

  private var modifiers: [String] {
    var modifiers: [String] = []
    var rest = text[...]
    while let word = rest.leadingModifier {
      modifiers.append(String(word))
      rest = rest.dropFirst(word.count).drop { $0.isWhitespace }
    }
    return modifiers
  }
}

extension Substring {
  /// An attribute, or a word that may stand before a type.
  fileprivate var leadingModifier: Substring? {
    let word = prefix { !$0.isWhitespace && $0 != "(" }
    if first == "@" { return word }
    let words: Set<Substring> = [
      "any", "some", "inout", "sending", "borrowing", "consuming", "__owned", "__shared", "isolated", "repeat",
      "nonisolated",
    ]
    return words.contains(word) ? word : nil
  }
}

extension String {
  fileprivate var trimmed: String {
    String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
  }

  /// What is inside, if the parenthesis at the beginning is closed at the end.
  fileprivate var contentOfParentheses: String? {
    var depth = 0
    for index in indices {
      if self[index] == "(" { depth += 1 }
      if self[index] == ")" { depth -= 1 }
      if depth == 0 { return self.index(after: index) == endIndex ? String(dropFirst().dropLast()) : nil }
    }
    return nil
  }
}

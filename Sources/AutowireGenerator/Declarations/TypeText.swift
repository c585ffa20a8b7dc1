/// A type as source code spells it, as far as its form matters.
struct TypeText: Equatable {
  private let text: String

  init(_ text: String) {
    self.text = text.trimmed
  }

  /// The modifiers in front that say how a value is passed, and that no value can be taken for.
  static let unsuitable = ["inout", "@autoclosure", "some", "repeat", "isolated"]

  /// Which of them the type has.
  var unsuitableModifier: String? {
    if text.hasSuffix("...") { return "..." }
    return Self.unsuitable.first { word in parts.modifiers.contains(word) }
  }

  /// The type without attributes, without modifiers such as `sending`, without `any` and without parentheses around it.
  var bare: String { parts.bare }

  private var parts: (modifiers: [String], bare: String) {
    var modifiers: [String] = []
    var rest = text[...]
    while let word = rest.leadingModifier {
      modifiers.append(String(word))
      rest = rest.dropFirst(word.count).drop { $0.isWhitespace }
    }
    guard rest.hasPrefix("("), let inner = String(rest).contentOfParentheses, !inner.contains(","), !inner.isEmpty
    else {
      return (modifiers, String(rest))
    }
    let parts = TypeText(inner).parts
    return (modifiers + parts.modifiers, parts.bare)
  }

  /// What an optional type wraps; `nil` for other types.
  var wrapped: TypeText? {
    let bare = bare
    // The mark at the end of a function belongs to its result.
    if bare.isFunction { return nil }
    if bare.hasSuffix("?") || bare.hasSuffix("!") { return TypeText(String(bare.dropLast())) }
    guard let name = genericName, name == "Optional" || name == "Swift.Optional" else { return nil }
    return TypeText(String(bare.dropFirst(name.count + 1).dropLast()))
  }

  /// What a closure without parameters makes; `nil` for other types, and for closures such as `@Sendable () -> T`, which
  /// are types of their own.
  var result: TypeText? {
    let (modifiers, bare) = parts
    guard bare.hasPrefix("()"), !modifiers.contains(where: { $0.hasPrefix("@") && $0 != "@escaping" }) else {
      return nil
    }
    let rest = bare.dropFirst(2).drop { $0.isWhitespace }
    return rest.hasPrefix("->") ? TypeText(String(rest.dropFirst(2))) : nil
  }

  /// The name in front of generic arguments; `nil` where there are none.
  var genericName: String? {
    let bare = bare
    guard bare.hasSuffix(">"), let open = bare.firstIndex(of: "<") else { return nil }
    return String(bare[..<open])
  }

  /// Whether it is what a function returns that returns nothing.
  var isNothing: Bool { ["Void", "Swift.Void", "()", "Never", "Swift.Never"].contains(bare) }

  /// Whether it is an array or a dictionary in brackets.
  var isBracketed: Bool { bare.hasPrefix("[") && bare.hasSuffix("]") }
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

  /// Whether there is an arrow outside of brackets.
  fileprivate var isFunction: Bool {
    var depth = 0
    var previous: Character?
    for character in self {
      switch character {
      case "(", "[", "<": depth += 1
      case ">" where previous == "-": if depth == 0 { return true }
      case ")", "]", ">": depth -= 1
      default: break
      }
      previous = character
    }
    return false
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

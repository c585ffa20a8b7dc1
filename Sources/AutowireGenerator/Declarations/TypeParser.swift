/// Parses types. It accepts any text, and skips unexpected parts.
struct TypeParser {
  private var rest: Substring

  /// - Parameter text: types on one line, without comments.
  init(_ text: String) {
    rest = text[...]
  }

  /// The type that the whole text spells; if it is not a type, the types in it.
  mutating func wholeText() -> TypeSyntax {
    let types = types(until: nil, separatedBy: [])
    return types.count == 1 ? types[0] : TypeSyntax(.other(types))
  }

  private mutating func type() -> TypeSyntax {
    var modifiers = modifiers()
    var operands = [operand()]
    while take("&") { operands.append(type()) }
    if take("...") { modifiers.append("...") }
    guard operands.count == 1 else { return TypeSyntax(modifiers: modifiers, .composition(operands)) }
    return TypeSyntax(modifiers: modifiers + operands[0].modifiers, operands[0].form)
  }

  /// A type without its prefixes.
  private mutating func operand() -> TypeSyntax {
    var type: TypeSyntax
    if take("(") {
      type = inParentheses()
    } else if take("[") {
      let types = types(until: "]", separatedBy: [":"])
      // An inline array is spelled `[3 of T]`; this parser takes these words for modifiers of `T`.
      type = TypeSyntax(types.contains { $0.modifiers.contains("of") } ? .other(types) : .collection(types))
    } else {
      let (name, arguments) = name()
      type = TypeSyntax(name.parts.isEmpty ? .other([]) : .named(name, arguments: arguments))
    }
    while true {
      if take("?") || take("!") {
        type = TypeSyntax(.optional(type))
      } else if take(".") {
        _ = word()
        type = TypeSyntax(.other([type]))
      } else {
        return type
      }
    }
  }

  /// A type that begins with a parenthesis: a function, a tuple, or another type.
  private mutating func inParentheses() -> TypeSyntax {
    let types = types(until: ")", separatedBy: [",", ":"])
    let start = rest
    var hasEffects = false
    while let word = word(), ["async", "throws", "rethrows", "reasync"].contains(word) {
      hasEffects = true
      if take("(") { _ = self.types(until: ")", separatedBy: []) }
    }
    if take("->") { return TypeSyntax(.function(parameters: types, hasEffects: hasEffects, result: type())) }
    rest = start
    return types.count == 1 ? types[0] : TypeSyntax(.other(types))
  }

  /// The types of a list up to its end, which may be missing. Labels of tuples count as types.
  private mutating func types(until end: String?, separatedBy separators: [String]) -> [TypeSyntax] {
    var types: [TypeSyntax] = []
    while true {
      skipBlanks()
      if rest.isEmpty { return types }
      if let end, take(end) { return types }
      if separators.contains(where: { take($0) }) { continue }
      let length = rest.count
      let type = type()
      if rest.count < length { types.append(type) } else { rest.removeFirst() }
    }
  }

  /// A name with its generic arguments; an empty name if there is none.
  mutating func name() -> (name: TypeName, arguments: [TypeSyntax]) {
    var name = TypeName(parts: [])
    var arguments: [TypeSyntax] = []
    while var next = word() {
      var module: String?
      if take("::") {
        module = next
        guard let selected = word() else { break }
        next = selected
      }
      name.parts.append(TypeName.Part(module: module, name: next))
      if take("<") { arguments += types(until: ">", separatedBy: [","]) }
      guard take(".") else { break }
    }
    return (name, arguments)
  }

  // MARK: Modifiers

  private mutating func modifiers() -> [String] {
    var modifiers: [String] = []
    while true {
      if take("~") { continue }
      let start = rest
      if take("@") {
        let name = name().name.spelling
        // A space ends the attribute, so that parentheses after it are a type.
        if rest.hasPrefix("("), !["escaping", "autoclosure", "Sendable"].contains(name), take("(") {
          _ = types(until: ")", separatedBy: [","])
        }
        modifiers.append("@" + name)
      } else if let word = word(), isModifier(word) {
        if word == "nonisolated", rest.hasPrefix("("), take("(") { _ = types(until: ")", separatedBy: []) }
        modifiers.append(word)
      } else {
        rest = start
        return modifiers
      }
    }
  }

  /// Whether a word is a modifier of the following type: no type consists of two words.
  private func isModifier(_ word: String) -> Bool {
    if rest.hasPrefix("("), word == "nonisolated" || word == "any" || word == "some" { return true }
    guard rest.hasPrefix(" "), let next = rest.dropFirst().first else { return false }
    return next.isPartOfIdentifier || "`([@~".contains(next)
  }

  // MARK: Tokens

  private mutating func skipBlanks() {
    rest = rest.drop { $0.isWhitespace }
  }

  /// Consumes a symbol if it is next.
  private mutating func take(_ sign: String) -> Bool {
    let behind = rest.drop { $0.isWhitespace }
    // A colon of a module selector and a dot of an ellipsis do not match.
    guard behind.hasPrefix(sign), sign.count > 1 || !":.".contains(sign) || !behind.hasPrefix(sign + sign) else {
      return false
    }
    rest = behind.dropFirst(sign.count)
    return true
  }

  /// Consumes a word or a name in backticks if it is next.
  private mutating func word() -> String? {
    let behind = rest.drop { $0.isWhitespace }
    let word: Substring
    if behind.first == "`", let end = behind.dropFirst().firstIndex(of: "`") {
      word = behind[...end]
    } else {
      word = behind.prefix(while: \.isPartOfIdentifier)
    }
    guard !word.isEmpty else { return nil }
    rest = behind[word.endIndex...]
    return String(word)
  }
}

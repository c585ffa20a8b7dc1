extension TypeName {
  /// The name of what a function returns that takes parameters, whatever else it promises; `nil` for every other type.
  static func resultOfFunction(_ fullName: String) -> Substring? {
    var rest = fullName[...]
    while rest.hasPrefix("@"), let space = rest.firstIndex(of: " ") { rest = rest[space...].dropFirst() }
    guard rest.hasPrefix("("), !rest.hasPrefix("()"), let end = endOfParameters(rest) else { return nil }
    rest = rest[end...]
    guard let arrow = rest.indices.first(where: { rest[$0...].hasPrefix("-> ") }) else { return nil }
    // Between the parameters and the arrow stand `async` and `throws`.
    guard rest[..<arrow].allSatisfy({ $0.isLetter || $0 == " " }) else { return nil }
    return rest[arrow...].dropFirst(3)
  }

  /// Where the parentheses end that a name begins with.
  private static func endOfParameters(_ name: Substring) -> Substring.Index? {
    var depth = 0
    for index in name.indices {
      switch name[index] {
      case "(": depth += 1
      case ")": depth -= 1
      default: break
      }
      if depth == 0 { return name.index(after: index) }
    }
    return nil
  }
}

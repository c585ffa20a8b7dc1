extension TypeName {
  /// A function type with parameters, taken from a full name.
  struct Function {
    /// The parameters, with their parentheses.
    let parameters: Substring
    let result: Substring

    /// Whether it takes one value of a type; several parameters are one tuple.
    func takes(_ type: String) -> Bool { parameters == type || parameters.dropFirst().dropLast() == type }
  }

  /// Returns the function type of a type, without attributes and effects; `nil` for one without parameters and for
  /// other types.
  static func function(_ fullName: String) -> Function? {
    var rest = withoutAttributes(fullName)
    guard rest.hasPrefix("("), !rest.hasPrefix("()"), let end = endOfParameters(rest) else { return nil }
    let parameters = rest[..<end]
    rest = rest[end...]
    guard let arrow = rest.indices.first(where: { rest[$0...].hasPrefix("-> ") }) else { return nil }
    // Between the parameters and the arrow stand `async` and `throws`.
    guard rest[..<arrow].allSatisfy({ $0.isLetter || $0 == " " }) else { return nil }
    return Function(parameters: parameters, result: rest[arrow...].dropFirst(3))
  }

  /// Returns the name of a function type without its attributes, such as `@Sendable`.
  static func withoutAttributes(_ fullName: String) -> Substring {
    var rest = fullName[...]
    while rest.hasPrefix("@"), let space = rest.firstIndex(of: " ") { rest = rest[space...].dropFirst() }
    return rest
  }

  /// Returns the end of the parentheses that a name begins with.
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

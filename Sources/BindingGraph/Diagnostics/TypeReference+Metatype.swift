extension TypeReference {
  /// The type as a value in code: `Engine.self`, `(() -> Engine).self`.
  package var metatype: DiagnosticText {
    needsParentheses ? "(\(self)).self" : "\(self).self"
  }

  /// The type as the argument of a generic one: `any Engine` in `WeakProvider<any Engine>`.
  var argument: DiagnosticText {
    isWrittenWithAny ? "any \(self)" : "\(self)"
  }

  /// Whether the name has several words: a composition, a function, a protocol with constraints.
  private var needsParentheses: Bool {
    if isWrittenWithAny { return true }
    // Most names have no space, and need no parsing.
    guard fullName.utf8.contains(UInt8(ascii: " ")) else { return false }
    var depth = 0
    var isRaw = false
    for byte in codeName.utf8 {
      if byte == UInt8(ascii: "`") { isRaw.toggle() }
      switch byte {
      case _ where isRaw: break
      case UInt8(ascii: "<"), UInt8(ascii: "("): depth += 1
      // The `>` of an arrow closes no bracket, but the space before the arrow has already decided the answer.
      case UInt8(ascii: ">"), UInt8(ascii: ")"): depth -= 1
      case UInt8(ascii: " ") where depth == 0: return true
      default: break
      }
    }
    return false
  }
}

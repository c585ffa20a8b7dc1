/// The names of types in messages, as in source code.
package enum TypeSpelling {
  /// The name without modules and enclosing types.
  package static func name(of type: Any.Type) -> String { withPlainSpaces("\(type)") }

  /// The name with modules and enclosing types.
  package static func fullName(of type: Any.Type) -> String { withPlainSpaces(String(reflecting: type)) }

  /// Replaces no-break spaces, which the runtime prints in raw identifiers.
  private static func withPlainSpaces(_ name: String) -> String {
    guard name.utf8.contains(UInt8(ascii: "`")) else { return name }
    return String(String.UnicodeScalarView(name.unicodeScalars.map { $0 == "\u{A0}" ? " " : $0 }))
  }
}

extension TypeName {
  /// The name with the brackets and question marks of sources: `[String]`, `[String: Price]`, `Sensor?`.
  var inSourceForm: TypeName { TypeName(Self.inSourceForm(pieces)) }

  private static func inSourceForm(_ pieces: [Piece]) -> [Piece] {
    pieces.flatMap { piece in
      guard case .path(let parts) = piece else { return [piece] }
      let inner = parts.map { part in
        Part(name: part.name, arguments: inSourceForm(part.arguments), isNameless: part.isNameless)
      }
      return shortForm(of: inner) ?? [.path(inner)]
    }
  }

  private static func shortForm(of path: [Part]) -> [Piece]? {
    guard path.count == 2, path[0].name == "Swift" else { return nil }
    let arguments = path[1].arguments
    return switch path[1].name {
    case "Array" where !arguments.isEmpty: [.text("[")] + arguments + [.text("]")]
    case "Optional" where isOneWord(arguments): arguments + [.text("?")]
    case "Optional" where !arguments.isEmpty: [.text("(")] + arguments + [.text(")?")]
    case "Dictionary": dictionary(arguments)
    default: nil
    }
  }

  /// Whether a question mark after the name belongs to all of it, as it does not for existentials and functions.
  private static func isOneWord(_ pieces: [Piece]) -> Bool {
    switch pieces.first {
    case .path: pieces.dropFirst().allSatisfy { if case .text("?") = $0 { true } else { false } }
    case .text(let bracket): bracket == "["
    case nil: false
    }
  }

  /// The form of a dictionary whose key is one type; others keep their long form, because a comma may be part of the
  /// key.
  private static func dictionary(_ arguments: [Piece]) -> [Piece]? {
    guard arguments.count > 2, case .path = arguments[0], case .text(let separator) = arguments[1],
      separator.hasPrefix(", ")
    else { return nil }
    return [.text("["), arguments[0], .text(": "), .text(separator.dropFirst(2))] + arguments.dropFirst(2)
      + [.text("]")]
  }
}

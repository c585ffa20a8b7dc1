/// A type's full name, taken apart into what may be left out and what may not.
///
/// `App.Cart.Line<Swift.Int>` consists of the path `App`, `Cart`, `Line<…>`, whose last part has the path `Swift`,
/// `Int` as its argument. Short names show the last part of every path.
struct TypeName {
  /// One part of a path, with its generic arguments.
  struct Part {
    let name: Substring
    var arguments: [Piece] = []
    /// Whether the part stands for a private or local context, which has no name.
    let isNameless: Bool
  }

  /// A path, or what stands between paths: brackets, commas, arrows.
  enum Piece {
    case text(Substring)
    case path([Part])
  }

  let pieces: [Piece]

  init(_ fullName: String) {
    var reader = Reader(rest: fullName[...])
    pieces = reader.pieces()
  }

  /// Calls `body` for each path of the name, those in generic arguments included.
  func forEachPath(_ body: ([Part]) -> Void) {
    Self.forEachPath(in: pieces, body)
  }

  private static func forEachPath(in pieces: [Piece], _ body: ([Part]) -> Void) {
    for case .path(let parts) in pieces {
      body(parts)
      for part in parts { forEachPath(in: part.arguments, body) }
    }
  }

  /// The name with each path shown as `body` says.
  func spelled(_ body: ([Part]) -> (visible: ArraySlice<Part>, suffix: String)) -> String {
    var text = ""
    Self.spell(pieces, into: &text, body)
    return text
  }

  private static func spell(
    _ pieces: [Piece], into text: inout String, _ body: ([Part]) -> (visible: ArraySlice<Part>, suffix: String)
  ) {
    for piece in pieces {
      switch piece {
      case .text(let words): text += words
      case .path(let parts):
        let shown = body(parts)
        for (offset, part) in shown.visible.enumerated() {
          if offset > 0 { text += "." }
          text += part.name
          if offset == shown.visible.count - 1 { text += shown.suffix }
          guard !part.arguments.isEmpty else { continue }
          text += "<"
          spell(part.arguments, into: &text, body)
          text += ">"
        }
      }
    }
  }
}

/// Reads full names as the runtime prints them.
private struct Reader {
  var rest: Substring

  mutating func pieces() -> [TypeName.Piece] {
    var pieces: [TypeName.Piece] = []
    var words = rest.startIndex
    func wordsBefore(_ end: String.Index) -> [TypeName.Piece] {
      words < end ? [.text(rest.base[words..<end])] : []
    }
    while let next = rest.first, next != ">" {
      if next == "-" {
        // An arrow, whose point closes nothing.
        rest = rest.dropFirst(2)
        continue
      }
      let start = rest.startIndex
      let extensionMark = skipExtensionMark()
      guard beginsPath else {
        rest = rest.dropFirst()
        continue
      }
      pieces += wordsBefore(start)
      if extensionMark, rest.isEmpty { break }
      pieces.append(.path(path()))
      words = rest.startIndex
    }
    return pieces + wordsBefore(rest.startIndex)
  }

  /// Passes over `(extension in Module):`.
  private mutating func skipExtensionMark() -> Bool {
    guard rest.hasPrefix("(extension in "), let end = rest.firstIndex(of: ":") else { return false }
    rest = rest[rest.index(after: end)...]
    return true
  }

  private var beginsPath: Bool {
    rest.first.map(Self.isInName) == true || rest.hasPrefix(Self.nameless)
  }

  private static let nameless = "(unknown context at "

  private static func isInName(_ character: Character) -> Bool {
    character == "_" || character == "`" || character.isLetter || character.isNumber
  }

  private mutating func path() -> [TypeName.Part] {
    var parts: [TypeName.Part] = []
    repeat {
      if rest.first == "." { rest = rest.dropFirst() }
      parts.append(part())
    } while rest.first == "." && rest.dropFirst().first != "."
    return parts
  }

  private mutating func part() -> TypeName.Part {
    if rest.hasPrefix(Self.nameless), let end = rest.firstIndex(of: ")") {
      let part = TypeName.Part(name: rest[...end], isNameless: true)
      rest = rest[rest.index(after: end)...]
      return part
    }
    let name = rest.prefix(while: Self.isInName)
    rest = rest[name.endIndex...]
    var part = TypeName.Part(name: name, isNameless: false)
    if rest.first == "<" {
      rest = rest.dropFirst()
      part.arguments = pieces()
      rest = rest.dropFirst()
    }
    return part
  }
}

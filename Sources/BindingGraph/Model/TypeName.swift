/// A type's full name, divided into paths, which can be shortened, and the text between them.
///
/// `App.Cart.Line<Swift.Int>` consists of the path `App`, `Cart`, `Line<…>`, whose last part has the path `Swift`,
/// `Int` as its argument. Short names show the last part of every path.
package struct TypeName {
  /// One part of a path, with its generic arguments.
  package struct Part {
    package let name: Substring
    let arguments: [Piece]
    /// Whether the part stands for a private or local context, which has no name.
    package let isNameless: Bool
  }

  /// A path, or the text between paths: brackets, commas, arrows.
  enum Piece {
    case text(Substring)
    case path([Part])
  }

  let pieces: [Piece]

  package init(_ fullName: String) {
    var reader = TypeNameReader(fullName)
    pieces = reader.pieces()
  }

  init(_ pieces: [Piece]) {
    self.pieces = pieces
  }

  /// The complete name.
  var fullName: String { spelled { ($0[...], "") } }

  /// The last part of every path: the name as code within the same types writes it.
  var shortName: String { spelled { ($0.suffix(1), "") } }

  /// Whether a byte may stand in a path without arguments and without nameless parts.
  static func isOfPath(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."): true
    default: false
    }
  }

  /// Returns a name of the runtime as code spells it.
  static func asWritten(_ name: String) -> String {
    // Only packs have braces, and only constraints an equals sign.
    guard name.utf8.contains(where: { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "=") }) else { return name }
    return TypeName(name).fullName
  }

  /// Calls `body` for each path of the name, those in generic arguments included.
  package func forEachPath(_ body: ([Part]) -> Void) {
    Self.forEachPath(in: pieces, body)
  }

  private static func forEachPath(in pieces: [Piece], _ body: ([Part]) -> Void) {
    for case .path(let parts) in pieces {
      body(parts)
      for part in parts { forEachPath(in: part.arguments, body) }
    }
  }

  /// Returns the name with the parts of each path that `body` selects.
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
          spell(part, suffix: offset == shown.visible.count - 1 ? shown.suffix : "", into: &text, body)
        }
      }
    }
  }

  fileprivate static func spell(
    _ part: Part, suffix: String, into text: inout String,
    _ body: ([Part]) -> (visible: ArraySlice<Part>, suffix: String)
  ) {
    text += part.name
    text += suffix
    guard !part.arguments.isEmpty else { return }
    text += "<"
    spell(part.arguments, into: &text, body)
    text += ">"
  }
}

extension TypeName.Part {
  /// The part with its arguments in full.
  var fullText: String {
    guard !arguments.isEmpty else { return String(name) }
    var text = ""
    TypeName.spell(self, suffix: "", into: &text) { ($0[...], "") }
    return text
  }
}

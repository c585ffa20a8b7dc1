/// Reads full names as the runtime prints them.
struct TypeNameReader {
  private static let nameless = Array("(unknown context at ".utf8)
  private static let extensionMark = Array("(extension in ".utf8)

  private let name: String.UTF8View
  private var position: String.Index

  init(_ name: String) {
    self.name = name.utf8
    position = name.startIndex
  }

  /// The paths, and what stands between them, up to the end or to the bracket that closes a list of arguments.
  mutating func pieces() -> [TypeName.Piece] {
    var pieces: [TypeName.Piece] = []
    var words = position
    while let next = byte, next != UInt8(ascii: ">") {
      if next == UInt8(ascii: "-") {
        // An arrow, whose point closes nothing.
        skip(2)
        continue
      }
      let start = position
      skipExtensionMark()
      guard beginsPath else {
        if position == start { skip(1) }
        continue
      }
      if words < start { pieces.append(.text(text(from: words, to: start))) }
      pieces.append(.path(path()))
      words = position
    }
    if words < position { pieces.append(.text(text(from: words, to: position))) }
    return pieces
  }

  // MARK: Paths

  private mutating func path() -> [TypeName.Part] {
    var parts = [part()]
    while byte == UInt8(ascii: ".") {
      let dot = position
      skip(1)
      guard beginsPath else {
        position = dot
        break
      }
      parts.append(part())
    }
    return parts
  }

  private mutating func part() -> TypeName.Part {
    let start = position
    if hasPrefix(Self.nameless) {
      while let next = byte, next != UInt8(ascii: ")") { skip(1) }
      skip(1)
      return TypeName.Part(name: text(from: start, to: position), arguments: [], isNameless: true)
    }
    while let next = byte, Self.isInName(next) { skip(1) }
    let name = text(from: start, to: position)
    guard byte == UInt8(ascii: "<") else { return TypeName.Part(name: name, arguments: [], isNameless: false) }
    skip(1)
    let arguments = pieces()
    skip(1)
    return TypeName.Part(name: name, arguments: arguments, isNameless: false)
  }

  /// Passes over `(extension in Module):`.
  private mutating func skipExtensionMark() {
    guard hasPrefix(Self.extensionMark) else { return }
    while let next = byte, next != UInt8(ascii: ":") { skip(1) }
    skip(1)
  }

  // MARK: Bytes

  private var byte: UInt8? { position < name.endIndex ? name[position] : nil }

  private mutating func skip(_ count: Int) {
    position = name.index(position, offsetBy: count, limitedBy: name.endIndex) ?? name.endIndex
  }

  private func hasPrefix(_ prefix: [UInt8]) -> Bool {
    byte == prefix[0] && name[position...].starts(with: prefix)
  }

  private var beginsPath: Bool {
    byte.map(Self.isInName) == true || hasPrefix(Self.nameless)
  }

  private static func isInName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "`"), 0x80...0xFF:
      true
    default: false
    }
  }

  private func text(from start: String.Index, to end: String.Index) -> Substring {
    Substring(name[start..<end])
  }
}

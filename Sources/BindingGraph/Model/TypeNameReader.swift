/// Reads full names as the runtime prints them.
struct TypeNameReader {
  private static let nameless: StaticString = "(unknown context at "
  /// Follows the name of a private protocol with type arguments: `(Box in _1B2C…)`.
  private static let privateMark: StaticString = " in _"
  private static let extensionMark: StaticString = "(extension in "

  private let name: String
  // Positions are numbers: a report takes apart thousands of names, and indices of strings cost several times as much.
  private let bytes: [UInt8]
  private var position = 0

  init(_ name: String) {
    self.name = name
    bytes = Array(name.utf8)
  }

  /// Reads paths and the text between them, up to the end or to the bracket that closes a list of arguments.
  mutating func pieces() -> [TypeName.Piece] {
    var pieces: [TypeName.Piece] = []
    var words = position
    while let next = byte, next != UInt8(ascii: ">") {
      if next == UInt8(ascii: "-") {
        // An arrow, whose `>` closes no list.
        skip(2)
        continue
      }
      if let suffix = metatypeSuffix {
        skip(suffix.utf8CodeUnitCount)
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
    return Self.asWritten(pieces)
  }

  /// Removes spellings of the runtime: `Pack{…}` around arguments, and `Self.Box.Item ==` before the only argument of a
  /// protocol. Several such arguments keep their names, because their order is unknown.
  private static func asWritten(_ pieces: [TypeName.Piece]) -> [TypeName.Piece] {
    guard pieces.count > 1 else { return pieces }
    let constraints = pieces.indices.filter { constrainedName(at: $0, in: pieces) != nil }
    guard !constraints.isEmpty || pieces.indices.contains(where: { isPack(at: $0, in: pieces) }) else { return pieces }
    return pieces.indices.compactMap { index in
      if isPack(at: index, in: pieces) { return nil }
      if let name = constrainedName(at: index, in: pieces) { return constraints.count > 1 ? .text(name) : nil }
      guard case .text(var words) = pieces[index] else { return pieces[index] }
      if constraints.count == 1, constraints[0] == index - 1 { words = words.dropFirst(equals.count) }
      words = Substring(words.filter { $0 != "{" && $0 != "}" })
      return words.isEmpty ? nil : .text(words)
    }
  }

  private static let equals = " == "

  private static func isPack(at index: Int, in pieces: [TypeName.Piece]) -> Bool {
    guard case .path(let parts) = pieces[index], parts.count == 1, parts[0].name == "Pack" else { return false }
    guard index + 1 < pieces.count, case .text(let words) = pieces[index + 1] else { return false }
    return words.hasPrefix("{")
  }

  /// Returns the name that a constraint refers to: `Item` for `Self.Box.Item ==`.
  private static func constrainedName(at index: Int, in pieces: [TypeName.Piece]) -> Substring? {
    guard case .path(let parts) = pieces[index], parts.first?.name == "Self" else { return nil }
    guard index + 1 < pieces.count, case .text(let words) = pieces[index + 1] else { return nil }
    return words.hasPrefix(equals) ? parts.last?.name : nil
  }

  // MARK: Paths

  private mutating func path() -> [TypeName.Part] {
    var parts = [part()]
    while byte == UInt8(ascii: "."), metatypeSuffix == nil {
      let dot = position
      skip(1)
      if let privateParts = privateParts() {
        parts += privateParts
        continue
      }
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
    skipName()
    return TypeName.Part(name: text(from: start, to: position), arguments: arguments(), isNameless: false)
  }

  /// Reads the private context and the name in `(Box in _1B2C…)<…>`; returns `nil` if something else follows.
  private mutating func privateParts() -> [TypeName.Part]? {
    let start = position
    guard byte == UInt8(ascii: "(") else { return nil }
    skip(1)
    let nameStart = position
    skipName()
    let name = text(from: nameStart, to: position)
    let contextStart = position
    guard !name.isEmpty, hasPrefix(Self.privateMark) else {
      position = start
      return nil
    }
    while let next = byte, next != UInt8(ascii: ")") { skip(1) }
    let context = TypeName.Part(name: text(from: contextStart, to: position), arguments: [], isNameless: true)
    skip(1)
    return [context, TypeName.Part(name: name, arguments: arguments(), isNameless: false)]
  }

  /// Reads the type arguments that follow a name, if there are any.
  private mutating func arguments() -> [TypeName.Piece] {
    guard byte == UInt8(ascii: "<") else { return [] }
    skip(1)
    let arguments = pieces()
    skip(1)
    return arguments
  }

  /// Passes over a name; a raw identifier has any characters up to its end.
  private mutating func skipName() {
    var isRaw = false
    while let next = byte, isRaw || Self.isInName(next) {
      if next == UInt8(ascii: "`") { isRaw.toggle() }
      skip(1)
    }
  }

  /// Passes over `(extension in Module):`.
  private mutating func skipExtensionMark() {
    guard hasPrefix(Self.extensionMark) else { return }
    while let next = byte, next != UInt8(ascii: ":") { skip(1) }
    skip(1)
  }

  // MARK: Bytes

  private var byte: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skip(_ count: Int) {
    position = min(position + count, bytes.count)
  }

  private func hasPrefix(_ prefix: StaticString) -> Bool {
    prefix.withUTF8Buffer { byte == $0[0] && bytes[position...].starts(with: $0) }
  }

  /// The suffix at this position that turns the preceding type into a metatype.
  private var metatypeSuffix: StaticString? {
    guard byte == UInt8(ascii: ".") else { return nil }
    return isNext(".Type") ? ".Type" : isNext(".Protocol") ? ".Protocol" : nil
  }

  /// Whether a word follows, not only the beginning of a longer one.
  private func isNext(_ word: StaticString) -> Bool {
    let end = position + word.utf8CodeUnitCount
    return hasPrefix(word) && (end == bytes.count || !Self.isInName(bytes[end]))
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

  private func text(from start: Int, to end: Int) -> Substring {
    let first = name.utf8.index(name.startIndex, offsetBy: start)
    return name[first..<name.utf8.index(first, offsetBy: end - start)]
  }
}

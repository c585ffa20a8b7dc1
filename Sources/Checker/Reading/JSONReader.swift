/// Reads a JSON document from front to back, and stores nothing of it.
///
/// Skips unread values without recursion, so that only values that are read can be nested too deeply.
final class JSONReader {
  /// Deeper than any hand-written expression, and within the size of the stack.
  static let maximumDepth = 10_000

  private let bytes: UnsafeBufferPointer<UInt8>
  // Used for each byte: checking for exclusive access would cost as much as reading.
  @exclusivity(unchecked) private var position: Int
  @exclusivity(unchecked) private var depth = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>, at position: Int = 0) {
    self.bytes = bytes
    self.position = position
  }

  // MARK: Structure

  /// Calls `body` for each member of an object, at its value. Values that `body` does not read are skipped.
  func forEachMember(_ body: (JSONText) throws -> Void) throws {
    try enter(UInt8(ascii: "{"))
    if take(UInt8(ascii: "}")) { return leave() }
    repeat {
      let key = try text()
      try expect(UInt8(ascii: ":"))
      skipBlanks()
      let start = position
      try body(key)
      if position == start { try skip() }
    } while take(UInt8(ascii: ","))
    try expect(UInt8(ascii: "}"))
    leave()
  }

  /// Calls `body` at each element of an array. Elements that `body` does not read are skipped.
  func forEachElement(_ body: () throws -> Void) throws {
    try enter(UInt8(ascii: "["))
    if take(UInt8(ascii: "]")) { return leave() }
    repeat {
      skipBlanks()
      let start = position
      try body()
      if position == start { try skip() }
    } while take(UInt8(ascii: ","))
    try expect(UInt8(ascii: "]"))
    leave()
  }

  /// Whether an object is next.
  var isAtObject: Bool { peek == UInt8(ascii: "{") }

  /// Whether an array is next.
  var isAtArray: Bool { peek == UInt8(ascii: "[") }

  /// Whether a string is next.
  var isAtString: Bool { peek == UInt8(ascii: "\"") }

  /// The kind of the next node; `nil` if no node is next.
  var kindAhead: JSONText? {
    guard isAtObject else { return nil }
    let start = position
    defer { position = start }
    position += 1
    guard let key = try? text(), key == "_kind", take(UInt8(ascii: ":")) else { return nil }
    return try? text()
  }

  /// Another reader at the next value, which does not move this one.
  var ahead: JSONReader {
    let reader = JSONReader(bytes, at: position)
    reader.depth = depth
    return reader
  }

  /// Whether only blanks are left.
  var isAtEnd: Bool { peek == nil }

  // MARK: Values

  /// A string, as written in the document.
  func text() throws -> JSONText {
    try expect(UInt8(ascii: "\""))
    let start = position
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "\""):
        position += 1
        return JSONText(UnsafeBufferPointer(rebasing: bytes[start..<position - 1]))
      case UInt8(ascii: "\\"): position += 2
      default: position += 1
      }
    }
    throw DumpError.truncated
  }

  func string() throws -> String {
    try text().string
  }

  func integer() throws -> Int {
    skipBlanks()
    let isNegative = take(UInt8(ascii: "-"))
    var value = 0
    let start = position
    while position < bytes.count, let digit = Self.digit(bytes[position]), value < Int.max / 100 {
      value = value * 10 + digit
      position += 1
    }
    guard position > start else { throw failure() }
    return isNegative ? -value : value
  }

  func boolean() throws -> Bool {
    let isTrue = peek == UInt8(ascii: "t")
    try skip()
    return isTrue
  }

  // MARK: Skipping

  /// Skips a value.
  func skip() throws {
    skipBlanks()
    var open = 0
    repeat {
      guard position < bytes.count else { throw DumpError.truncated }
      switch bytes[position] {
      case UInt8(ascii: "\""): _ = try text()
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        open += 1
        position += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        guard open > 0 else { throw failure() }
        open -= 1
        position += 1
      case UInt8(ascii: ","), UInt8(ascii: ":"):
        guard open > 0 else { throw failure() }
        position += 1
      default: skipWord()
      }
      skipBlanks()
    } while open > 0
  }

  /// Skips a value, and searches it for a text.
  /// - Returns: a reader at the beginning of the value if it contains the text.
  func skip(lookingFor text: StaticString) throws -> JSONReader? {
    skipBlanks()
    let start = position
    try skip()
    guard JSONText(UnsafeBufferPointer(rebasing: bytes[start..<position])).contains(text) else { return nil }
    let reader = JSONReader(bytes, at: start)
    reader.depth = depth
    return reader
  }

  /// Skips a value, and visits each place in it at which a text begins.
  func skip(visiting text: StaticString, _ body: (JSONReader) throws -> Void) throws {
    skipBlanks()
    let start = position
    try skip()
    let value = UnsafeBufferPointer(rebasing: bytes[start..<position])
    var place = 0
    while let next = JSONText(UnsafeBufferPointer(rebasing: value[place...])).firstPosition(of: text) {
      try body(JSONReader(bytes, at: start + place + next))
      place += next + 1
    }
  }

  /// Whether the next value contains a text.
  func isAhead(_ text: StaticString) throws -> Bool {
    let start = position
    defer { position = start }
    return try skip(lookingFor: text) != nil
  }

  private func skipWord() {
    repeat { position += 1 } while position < bytes.count && !Self.endsWord(bytes[position])
  }

  private static func endsWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]"), UInt8(ascii: " "), UInt8(ascii: "\n"),
      UInt8(ascii: "\r"), UInt8(ascii: "\t"):
      true
    default: false
    }
  }

  // MARK: Bytes

  private var peek: UInt8? {
    skipBlanks()
    return position < bytes.count ? bytes[position] : nil
  }

  private func skipBlanks() {
    while position < bytes.count, bytes[position] <= UInt8(ascii: " ") { position += 1 }
  }

  private func take(_ byte: UInt8) -> Bool {
    guard peek == byte else { return false }
    position += 1
    return true
  }

  private func expect(_ byte: UInt8) throws {
    if !take(byte) { throw failure() }
  }

  private func enter(_ byte: UInt8) throws {
    try expect(byte)
    depth += 1
    if depth > Self.maximumDepth { throw DumpError.nestedTooDeeply }
  }

  private func leave() {
    depth -= 1
  }

  private func failure() -> DumpError {
    position < bytes.count ? .malformed(atByte: position) : .truncated
  }

  private static func digit(_ byte: UInt8) -> Int? {
    UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte ? Int(byte - UInt8(ascii: "0")) : nil
  }
}

/// Parses types as the demangler prints them.
struct SwiftTypeParser {
  /// Deeper than any type that the demangler prints.
  private static let maximumNesting = 1000

  private let bytes: [UInt8]
  /// Names of modules, even if they look like type parameters.
  private let modules: Set<String>
  private var position = 0
  private var nesting = 0

  init(_ text: String, modules: Set<String> = []) {
    bytes = Array(text.utf8)
    self.modules = modules
  }

  /// The type up to the end of the text, or up to a comma or closing bracket of the enclosing text.
  mutating func type() -> SwiftType {
    var pieces: [SwiftType.Piece] = []
    var words = position
    var depth = 0
    func endWords(_ end: Int) {
      if words < end { pieces.append(.words(text(words..<end))) }
    }
    while position < bytes.count {
      let byte = bytes[position]
      if isArrow {
        position += 2
      } else if byte == UInt8(ascii: ">") || depth == 0 && (byte == UInt8(ascii: ",") || byte == UInt8(ascii: ")")) {
        break
      } else if beginsPrivateName || Self.isInName(byte) {
        let start = position
        guard let path = path() else { continue }
        endWords(start)
        pieces.append(.type(path))
        words = position
      } else {
        if byte == UInt8(ascii: "(") || byte == UInt8(ascii: "[") { depth += 1 }
        if byte == UInt8(ascii: ")") || byte == UInt8(ascii: "]") { depth -= 1 }
        position += 1
      }
    }
    endWords(position)
    return SwiftType(pieces)
  }

  /// The spelled types of a pack; `nil` for a type that is no pack.
  static func types(inPack text: String) -> [String]? {
    let (start, end) = ("Pack{", "}")
    guard text.hasPrefix(start), text.hasSuffix(end) else { return nil }
    var parser = SwiftTypeParser(String(text.dropFirst(start.count).dropLast(end.count)))
    var types: [String] = []
    while parser.position < parser.bytes.count {
      let beginning = parser.position
      _ = parser.type()
      types.append(parser.text(beginning..<parser.position))
      // The separator has a comma and a space.
      parser.position += 2
    }
    return types
  }

  // MARK: Names

  /// Keywords that can precede a type.
  private static let keywords: Set<String> = [
    "any", "some", "inout", "throws", "async", "each", "repeat", "isolated", "sending", "consuming", "borrowing",
    "__owned", "__shared", "@Sendable", "@escaping",
  ]

  /// A path of names; `nil` for a keyword, which is skipped.
  private mutating func path() -> SwiftType? {
    skipExtensionMark()
    var isInModule = position < bytes.count && bytes[position] == UInt8(ascii: "`")
    var parts: [SwiftType.Part] = []
    repeat {
      if !parts.isEmpty { position += 1 }
      let start = position
      let first = part()
      if parts.isEmpty, first.count == 1, Self.keywords.contains(first[0].name) { return nil }
      guard !first.isEmpty else {
        position = max(start, position)
        break
      }
      // A local or private name brings its module.
      isInModule = isInModule || parts.isEmpty && first.count > 1
      parts += first
    } while parts.count < Self.maximumNesting && position + 1 < bytes.count && bytes[position] == UInt8(ascii: ".")
      && (Self.isInName(bytes[position + 1]) || bytes[position + 1] == UInt8(ascii: "("))
    return type(of: parts, inModule: parts.count > 1 && (isInModule || modules.contains(parts[0].name)))
  }

  private func type(of parts: [SwiftType.Part], inModule: Bool) -> SwiftType {
    if let last = parts.last, parts.count > 1, last.name == "Type" || last.name == "Protocol" {
      let instance = SwiftType([.type(type(of: parts.dropLast(), inModule: inModule))])
      return .composed([.type(instance), .words(".\(last.name)")])
    }
    guard let first = parts.first, !inModule, Self.isParameter(first.name), first.arguments.isEmpty else {
      let isOpen = parts.count == 1 && [SwiftType.dynamicSelf, SwiftType.opened].contains(parts[0].name)
      return isOpen ? .parameter(parts[0].name) : .declared(parts)
    }
    let parameter = SwiftType.parameter(first.name)
    guard parts.count > 1, let last = parts.last else { return parameter }
    // `A.Cleanse.Tag.Element`: the name suffices, because the associated types of one type differ in name.
    return .member(parameter, last.name)
  }

  /// Whether a name has the form of a type parameter (`A`, `B1`). Types with such names never follow a module here.
  static func isParameter(_ name: String) -> Bool {
    guard let first = name.utf8.first, UInt8(ascii: "A")...UInt8(ascii: "Z") ~= first else { return false }
    return name.utf8.dropFirst().allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
  }

  /// A name without the backticks that mark modules; other backticks stay.
  private static func unmarked(_ name: String) -> String {
    let inner = String(name.dropFirst().dropLast())
    return name == "`\(inner)`" && isParameter(inner) ? inner : name
  }

  /// A name with its arguments, preceded by its context if the name is private.
  private mutating func part() -> [SwiftType.Part] {
    if beginsPrivateName { return privatePart() }
    let start = position
    position = endOfName(from: position)
    let name = Self.unmarked(text(start..<position))
    if hasPrefix(" #") { return localPart(name) }
    guard !name.isEmpty else { return [] }
    let part = SwiftType.Part(name: name, arguments: arguments())
    skipConstraints()
    return [part]
  }

  /// Skips the constraints that an extension puts on the parameters of a type: `< where A: Swift.Comparable>`.
  private mutating func skipConstraints() {
    guard hasPrefix("<") else { return }
    var depth = 0
    repeat {
      if isArrow {
        position += 2
        continue
      }
      if bytes[position] == UInt8(ascii: "<") { depth += 1 }
      if bytes[position] == UInt8(ascii: ">") { depth -= 1 }
      position += 1
    } while depth > 0 && position < bytes.count
  }

  /// Parses a private name: `(Page in _1B2C…)`.
  private mutating func privatePart() -> [SwiftType.Part] {
    position += 1
    let start = position
    position = endOfName(from: position)
    let name = text(start..<position)
    position += Self.privateMark.count
    let context = position
    while position < bytes.count, bytes[position] != UInt8(ascii: ")") { position += 1 }
    let contextName = text(context..<position)
    position += 1
    return [Self.nameless(contextName), SwiftType.Part(name: name, arguments: arguments())]
  }

  /// Parses a local name, `Page #1 in App.show() -> ()`, up to the end of the enclosing text.
  private mutating func localPart(_ name: String) -> [SwiftType.Part] {
    let start = position
    var depth = 0
    while position < bytes.count {
      if isArrow {
        position += 2
        continue
      }
      switch bytes[position] {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "<"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: ">"), UInt8(ascii: ","):
        if depth == 0 { return local(name, in: text(start..<position)) }
        if bytes[position] != UInt8(ascii: ",") { depth -= 1 }
      default: break
      }
      position = max(position + 1, endOfName(from: position))
    }
    return local(name, in: text(start..<position))
  }

  private func local(_ name: String, in context: String) -> [SwiftType.Part] {
    // The module precedes the function, and has to come first in the result, as for every other type.
    let words = context.split(separator: " ").dropFirst(2)
    let module = String((words.first { $0.contains(".") } ?? "").prefix { $0 != "." })
    let plain = String(context.map { "().<>,` ".contains($0) ? "_" : $0 })
    return [
      SwiftType.Part(name: Self.unmarked(module), arguments: []), Self.nameless(plain),
      SwiftType.Part(name: name, arguments: []),
    ]
  }

  private static func nameless(_ context: String) -> SwiftType.Part {
    SwiftType.Part(name: "(unknown context at \(context))", arguments: [])
  }

  private mutating func arguments() -> [SwiftType] {
    guard hasPrefix("<"), nesting < Self.maximumNesting else { return [] }
    nesting += 1
    defer { nesting -= 1 }
    var arguments: [SwiftType] = []
    repeat {
      position += 1
      while position < bytes.count, bytes[position] == UInt8(ascii: " ") { position += 1 }
      arguments.append(type())
    } while position < bytes.count && bytes[position] == UInt8(ascii: ",")
    if position < bytes.count { position += 1 }
    return arguments
  }

  // MARK: Bytes

  private static let privateMark = Array(" in ".utf8)
  private static let extensionMark = "(extension in "

  private func hasPrefix(_ prefix: String) -> Bool {
    bytes.dropFirst(position).starts(with: prefix.utf8)
  }

  private var isArrow: Bool { hasPrefix("->") }

  /// Whether `(Name in ` is next.
  private var beginsPrivateName: Bool {
    guard position < bytes.count, bytes[position] == UInt8(ascii: "(") else { return false }
    if hasPrefix(Self.extensionMark) { return true }
    let end = endOfName(from: position + 1)
    return end > position + 1 && bytes[end...].starts(with: Self.privateMark)
  }

  /// The end of the name that begins at a position. A raw identifier may contain any character but its backtick.
  private func endOfName(from start: Int) -> Int {
    var isRaw = false
    // A truncated text can put the start past the end.
    return bytes.dropFirst(start).firstIndex { byte in
      if byte == UInt8(ascii: "`") { isRaw.toggle() }
      return !isRaw && !Self.isInName(byte)
    } ?? max(start, bytes.count)
  }

  /// Skips `(extension in Module):`.
  private mutating func skipExtensionMark() {
    guard hasPrefix(Self.extensionMark) else { return }
    while position < bytes.count, bytes[position] != UInt8(ascii: ":") { position += 1 }
    position += 1
  }

  static func isInName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "@"),
      UInt8(ascii: "$"), 0x80...0xFF:
      true
    default: false
    }
  }

  private func text(_ range: Range<Int>) -> String {
    // The range of a truncated name can end past the text.
    String(decoding: bytes[range.clamped(to: bytes.indices)], as: UTF8.self)
  }
}

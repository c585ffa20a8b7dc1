/// Reads the clauses of a file's `#if` blocks, which SourceKit's structure omits.
struct ConditionReader {
  /// A clause and the range of its declarations.
  struct Clause {
    let condition: CompilationCondition
    let range: Range<Int>
  }

  private struct OpenBlock {
    let start: Int
    var index = 0
    /// The conditions of the previous clauses.
    var former: [String] = []
    var current: String
    var body: Int
  }

  private var clauses: [Clause] = []
  private var open: [OpenBlock] = []

  /// The clauses, outer ones before inner ones.
  static func clauses(of root: SourceKitNode, in text: SourceText) -> [Clause] {
    var reader = ConditionReader()
    root.forEach(in: "key.syntaxmap") { token in
      guard token.word("key.kind") == "source.lang.swift.syntaxtype.buildconfig.keyword" else { return }
      reader.take(token.range(), in: text)
    }
    reader.closeAll(at: text.bytes.count)
    return reader.clauses.sorted {
      ($0.range.lowerBound, -$0.range.upperBound) < ($1.range.lowerBound, -$1.range.upperBound)
    }
  }

  private mutating func take(_ keyword: Range<Int>, in text: SourceText) {
    switch text[keyword] {
    case "#if":
      open.append(
        OpenBlock(
          start: keyword.lowerBound, current: Self.expression(after: keyword.upperBound, in: text),
          body: keyword.upperBound))
    case "#elseif": next(at: keyword, Self.expression(after: keyword.upperBound, in: text))
    case "#else": next(at: keyword, nil)
    case "#endif":
      guard let block = open.popLast() else { return }
      add(block, until: keyword.lowerBound)
    default: break
    }
  }

  private mutating func next(at keyword: Range<Int>, _ expression: String?) {
    guard var block = open.popLast() else { return }
    add(block, until: keyword.lowerBound)
    block.former.append(block.current)
    block.index += 1
    block.current = expression ?? "true"
    block.body = keyword.upperBound
    open.append(block)
  }

  private mutating func closeAll(at end: Int) {
    while let block = open.popLast() { add(block, until: end) }
  }

  private mutating func add(_ block: OpenBlock, until end: Int) {
    var parts = block.former.map { "!(\($0))" }
    if block.current != "true" || parts.isEmpty { parts.append(parts.isEmpty ? block.current : "(\(block.current))") }
    let condition = CompilationCondition(
      block: block.start, clause: block.index, expression: parts.joined(separator: " && "))
    clauses.append(Clause(condition: condition, range: block.body..<max(block.body, end)))
  }

  /// The condition after `#if`: the rest of its line, and further lines while parentheses are open.
  private static func expression(after start: Int, in text: SourceText) -> String {
    var depth = 0
    var end = start
    while end < text.bytes.count {
      let byte = text.bytes[end]
      if byte == UInt8(ascii: "\n"), depth == 0 { break }
      if byte == UInt8(ascii: "/"), end + 1 < text.bytes.count, text.bytes[end + 1] == UInt8(ascii: "/") { break }
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") { depth -= 1 }
      end += 1
    }
    return text[start..<end].split { $0.isWhitespace || $0.isNewline }.joined(separator: " ")
  }
}

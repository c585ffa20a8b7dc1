import Foundation

// What the compiler's tree says of a condition takes longer to compare than its source.
extension ModuleReader {
  /// The condition of a statement as it is written, where it reads the same each time: names, comparisons, versions of
  /// platforms, and names of optional values. Opposites have the same text behind an exclamation mark.
  /// - Parameters:
  ///   - start: where the statement begins.
  ///   - end: where its first block begins.
  func condition(from start: Int, to end: Int, isGuard: Bool) -> String? {
    guard source.indices.contains(start), start < end, end <= source.endIndex else { return nil }
    var words = String(decoding: source[start..<end], as: UTF8.self).split(whereSeparator: \.isWhitespace)[...]
    if words.first?.last == ":" { words.removeFirst() }
    guard words.popFirst() == (isGuard ? "guard" : "if"), !isGuard || words.popLast() == "else" else { return nil }
    let text = Self.availability(words) ?? Self.presence(words) ?? Self.comparison(words)
    return text.map { isGuard ? "!" + $0 : $0 }
  }

  /// `#available(…)`, or its opposite.
  private static func availability(_ words: ArraySlice<Substring>) -> String? {
    let text = words.joined(separator: " ")
    // Only the positive form has to end with an asterisk.
    guard let match = text.wholeMatch(of: /#(un)?(available\([\w., ]+?)(, \*)?\)/) else { return nil }
    return (match.1 == nil ? "#" : "!#") + match.2
  }

  /// `let name` or `let name = value`: whether a value is there.
  private static func presence(_ words: ArraySlice<Substring>) -> String? {
    guard let first = words.first, ["let", "var"].contains(first), words.count == 2 || words.dropFirst(2).first == "="
    else { return nil }
    let value = words.dropFirst(words.count == 2 ? 1 : 3)
    guard value.count == 1, let name = value.first, name.allSatisfy(isInName) else { return nil }
    return "!\(name) == nil"
  }

  /// Names and literals, and what compares them.
  private static func comparison(_ words: ArraySlice<Substring>) -> String? {
    let text = words.joined(separator: " ")
    // Calls and closures can answer differently each time; bindings and lists are more than one condition.
    let isPlain = text.replacing(/"[^"\\]*"/, with: "").allSatisfy { isInName($0) || "!=<>&| ".contains($0) }
    guard isPlain, !text.isEmpty, !words.contains(where: { effects.contains(String($0)) }) else { return nil }
    // An exclamation mark is the opposite of the name behind it, and of nothing more.
    guard text.first != "!" || text.dropFirst().allSatisfy(isInName) else { return nil }
    let isOneComparison = words.count == 3 && words.dropFirst().first == "!="
    return isOneComparison ? "!" + text.replacing(" != ", with: " == ") : text
  }

  /// What a `switch` chooses by, as it is written, where that reads the same each time: a name, and constants.
  /// - Parameters:
  ///   - start: where the statement begins.
  ///   - cases: where its cases begin.
  func choice(from start: Int, cases: [Int]) -> String? {
    let texts = [text(from: start, to: UInt8(ascii: "{"))] + cases.map { text(from: $0, to: UInt8(ascii: ":")) }
    let isPlain = texts.allSatisfy { text in
      text.replacing(/"[^"\\]*"/, with: "").allSatisfy { Self.isInName($0) || ", ".contains($0) }
        && !text.split(separator: " ").contains { ["let", "var", "where", "is", "try", "await"].contains($0) }
    }
    guard isPlain, texts[0].hasPrefix("switch "), texts[0].split(separator: " ").count == 2 else { return nil }
    return texts.joined(separator: "; ")
  }

  /// The source from a byte on, without repeated white space.
  private func text(from start: Int, to end: UInt8) -> String {
    guard source.indices.contains(start) else { return "" }
    return String(decoding: source[start...].prefix { $0 != end }, as: UTF8.self).split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
  }

  /// Which declarations of the program a condition reads, behind its text: several types can have members of one name.
  func symbolSuffix(of expressions: [Expression.ID], _ statements: [Statement.ID] = []) -> String {
    let read = expressions.flatMap { symbols(in: $0) } + statements.flatMap { symbols(ofStatement: $0) }
    return read.isEmpty ? "" : "\(ModuleFacts.symbolMark)" + Set(read).sorted().joined(separator: " ")
  }

  private func symbols(in expression: Expression.ID) -> [String] {
    switch facts.expressions[expression] {
    case .reference(let reference, let base):
      // Those of the standard library differ between opposites. Of the others, all begin with the length of a name.
      let isOfProgram = reference.symbol.hasPrefix("s:") && reference.symbol.dropFirst(2).first?.isNumber == true
      let isOperator = reference.name.first.map { !$0.isLetter && $0 != "_" } ?? true
      return (isOfProgram && !isOperator ? [reference.symbol] : []) + (base.map { symbols(in: $0) } ?? [])
    case .call(let function, let arguments, _):
      return symbols(in: function) + arguments.flatMap { symbols(in: $0.value) }
    case .closure(_, let body, _): return body.flatMap { symbols(ofStatement: $0) }
    case .choice(let list, _), .collection(let list, _), .other(let list): return list.flatMap { symbols(in: $0) }
    default: return []
    }
  }

  private func symbols(ofStatement statement: Statement.ID) -> [String] {
    switch facts.statements[statement] {
    case .expression(let expression), .leave(let expression?), .local(_, let expression?): symbols(in: expression)
    default: []
    }
  }

  private static func isInName(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_" || character == "."
  }

  private static let effects: Set = ["let", "var", "case", "try", "await"]

  /// The word that begins at a byte of the source.
  func word(at start: Int) -> String {
    guard source.indices.contains(start) else { return "" }
    let bytes = source[start...].prefix { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "`"), 0x80...0xFF:
        true
      default: false
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

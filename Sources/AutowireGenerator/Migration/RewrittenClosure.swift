import Foundation

/// The closure of a registration as a factory closure, with a parameter for each dependency that it asks for.
struct RewrittenClosure {
  /// A call that asks the container for an object.
  struct Request {
    let type: String
    /// The name of the registration, as code; `nil` without one.
    var name: String?
    /// The call with the sign that unwraps its result.
    let range: Range<Int>
    var decision: MigrationDecision?
  }

  private(set) var dependencies: [Registration.Dependency] = []
  /// The code, with the names of the parameters in the place of the calls.
  private(set) var body = ""
  private(set) var decisions: [MigrationDecision] = []
  /// The names that the code reads, without labels and members.
  let names: Set<String>
  /// The members and functions that the code uses beside its requests.
  let members: Set<String>
  /// The types that the code creates by a call.
  let created: [String]

  /// - Parameters:
  ///   - containers: the names of containers in the code.
  ///   - request: the request that a call is; `nil` for other calls.
  init(_ closure: CodeNode, in text: SourceText, containers: Set<String>, request: (CodeNode) -> Request?) {
    let code = Self.start(of: closure, in: text)..<closure.body.upperBound
    let nodes = closure.children.flatMap(\.all)
    let requests = nodes.filter(\.isCall).compactMap(request).sorted { $0.range.lowerBound < $1.range.lowerBound }
    created = nodes.filter { $0.isCall && $0.base == nil }
      .map { $0.name.hasSuffix(".init") ? String($0.name.dropLast(5)) : $0.name }
      .filter { $0.first?.isUppercase == true }
    let rest = text.tokens(in: code).filter { token in
      !requests.contains { token.range.clamped(to: $0.range) == token.range }
    }
    names = SourceText.names(in: rest)
    members = SourceText.members(in: rest)
    // A value beside such a sign or below such a statement may not be needed.
    let isChoice = rest.contains { "?|&#".contains($0.text) } || !names.isDisjoint(with: Self.choices)
    decisions += names.intersection(containers).sorted().map { .usesContainer($0) }
    if Self.hasCaptureList(closure, in: text) { decisions.append(.usesSurroundings(["a capture list"])) }
    if text.tokens(in: closure.body.lowerBound..<code.lowerBound).contains(where: { $0.text == "MainActor" }) {
      decisions.append(.isolated(created.first ?? "it", actor: "MainActor"))
    }
    var edits: [(range: Range<Int>, text: String)] = []
    for request in requests {
      if let decision = request.decision { decisions.append(decision) }
      let around = nodes.filter { $0.range.lowerBound <= request.range.lowerBound && $0.contains(request.range) }
      if around.contains(where: { $0.isClosure || $0.isFunction || text.isComputed($0, before: request.range) }) {
        decisions.append(.laterRequest(request.type))
      } else if isChoice || around.contains(where: \.isBranch) {
        decisions.append(.conditionalRequest(request.type))
      }
      let variable = around.first { $0.kind == "decl.var.local" && text.isStatement(request.range, of: $0) }
      let argument = around.last { $0.kind == "expr.argument" && $0.body == request.range }
      let name = variable?.name ?? freeName(argument?.name ?? "", type: request.type)
      dependencies.append(
        Registration.Dependency(name: name, key: Registration.key(request.type, request.name), type: request.type))
      if let variable {
        edits.append((text.line(of: variable.range.lowerBound..<request.range.upperBound), ""))
      } else {
        edits.append((request.range, name))
      }
    }
    body = Self.unindented(text.replacing(edits, in: code))
  }

  private static let choices: Set = [
    "if", "guard", "switch", "for", "while", "repeat", "catch", "lazy", "throw", "defer",
  ]

  /// A name for a parameter that nothing else in the code has.
  private func freeName(_ label: String, type: String) -> String {
    let word = TypeName(Registration.key(type)).parts.last?.key ?? "dependency"
    let wanted =
      label.isEmpty || label == "_" || BindingNames.keywords.contains(label)
      ? BindingNames.lowercasedStart(word) : label
    let taken = names.union(dependencies.map(\.name))
    return taken.contains(wanted)
      ? (2...).lazy.map { "\(wanted)\($0)" }.first { !taken.contains($0) } ?? wanted : wanted
  }

  /// The first byte after the parameters of a closure.
  private static func start(of closure: CodeNode, in text: SourceText) -> Int {
    let parameters = closure.children.filter { $0.kind == "decl.var.parameter" }
    let tokens = text.tokens(in: closure.body)
    let signature = tokens.prefix { $0.text != "in" }
    guard signature.count < tokens.count, signature.first?.text != "for",
      !parameters.isEmpty || !signature.contains(where: { "{.=".contains($0.text) })
    else { return closure.body.lowerBound }
    return tokens[signature.count].range.upperBound
  }

  private static func hasCaptureList(_ closure: CodeNode, in text: SourceText) -> Bool {
    let tokens = text.tokens(in: closure.body).map(\.text)
    guard tokens.first == "[", let end = tokens.firstIndex(of: "]") else { return false }
    return tokens[end...].dropFirst().first == "in" || tokens[end...].dropFirst().first == "("
  }

  /// Code without its common indentation, blank lines around it, and `return` at its beginning.
  private static func unindented(_ code: String) -> String {
    var lines = code.components(separatedBy: "\n")[...]
    func isBlank(_ line: String) -> Bool { line.allSatisfy(\.isWhitespace) }
    func indentation(_ line: String) -> Int { line.prefix(while: \.isWhitespace).count }
    // The first line begins after the brace.
    if let first = lines.first, !isBlank(first) { lines[0] = String(first.dropFirst(indentation(first))) }
    let others = lines.dropFirst().filter { !isBlank($0) }.map(indentation).min() ?? 0
    for index in lines.indices.dropFirst() { lines[index] = String(lines[index].dropFirst(others)) }
    while let first = lines.first, isBlank(first) { lines.removeFirst() }
    while let last = lines.last, isBlank(last) { lines.removeLast() }
    let text = lines.joined(separator: "\n").trimmingCharacters(in: .whitespaces)
    return String(text.droppingPrefix("return "))
  }
}

extension CodeNode {
  fileprivate func contains(_ other: Range<Int>) -> Bool {
    // A sign that unwraps the value of a call may lie outside of the node.
    range.upperBound + 1 >= other.upperBound
  }
}

extension SourceText {
  /// Whether a range is the whole value of a variable, with nothing else on its line.
  fileprivate func isStatement(_ range: Range<Int>, of variable: CodeNode) -> Bool {
    // Only a constant of the same type can be a parameter.
    tokens(in: variable.range.lowerBound..<range.lowerBound).map(\.text) == ["let", variable.name, "="]
      && variable.range.upperBound <= range.upperBound
      && line(of: variable.range.lowerBound..<range.upperBound) != variable.range.lowerBound..<range.upperBound
  }

  /// Whether code of a local variable runs with each use of it.
  fileprivate func isComputed(_ node: CodeNode, before range: Range<Int>) -> Bool {
    guard node.kind == "decl.var.local", node.nameRange.upperBound <= range.lowerBound else { return false }
    let tokens = tokens(in: node.nameRange.upperBound..<range.lowerBound).map(\.text)
    return tokens.contains("{") && !tokens.contains("=")
  }

  /// A range, with the whole line if nothing else is on it.
  fileprivate func line(of range: Range<Int>) -> Range<Int> {
    func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
    let start = bytes[..<range.lowerBound].lastIndex { !isBlank($0) } ?? -1
    let end = bytes[range.upperBound...].firstIndex { !isBlank($0) && $0 != UInt8(ascii: "\r") } ?? bytes.count
    guard start >= 0, end < bytes.count, bytes[start] == UInt8(ascii: "\n"), bytes[end] == UInt8(ascii: "\n") else {
      return range
    }
    return start..<end
  }

  /// A part of the text with replaced ranges, which do not overlap.
  fileprivate func replacing(_ edits: [(range: Range<Int>, text: String)], in code: Range<Int>) -> String {
    var written = ""
    var position = code.lowerBound
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      written += self[position..<edit.range.lowerBound] + edit.text
      position = edit.range.upperBound
    }
    return written + self[position..<max(position, code.upperBound)]
  }
}

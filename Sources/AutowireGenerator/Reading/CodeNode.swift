import Foundation

/// A part of a file's structure: a declaration, a statement, a call, an argument or a closure.
struct CodeNode {
  /// SourceKit's kind without its prefix, such as `expr.call`.
  let kind: String
  /// The name of a declaration, the called expression, or the label of an argument.
  let name: String
  /// The written type of a variable or a parameter; `nil` without one.
  let type: String?
  /// The attributes and modifiers as the source spells them.
  let attributes: [String]
  let range: Range<Int>
  let nameRange: Range<Int>
  let body: Range<Int>
  let children: [CodeNode]

  init(_ node: SourceKitNode, in text: SourceText) {
    kind = String(node.word("key.kind")?.droppingPrefix("source.lang.swift.") ?? "")
    range = node.range()
    nameRange = node.range(offset: "key.nameoffset", length: "key.namelength")
    name = text[nameRange]
    body = node.range(offset: "key.bodyoffset", length: "key.bodylength")
    type = node.string("key.typename").map(SourceText.onOneLine)
    attributes = node.map(in: "key.attributes") { text[$0.range()] }
    children = node.map(in: "key.substructure") { CodeNode($0, in: text) }
  }

  var isCall: Bool { kind == "expr.call" }
  var isClosure: Bool { kind == "expr.closure" }
  var isType: Bool { ["decl.class", "decl.struct", "decl.enum", "decl.actor"].contains(kind) || isExtension }
  var isExtension: Bool { kind.hasPrefix("decl.extension") }
  var isFunction: Bool { kind.hasPrefix("decl.function.") }
  var isVariable: Bool { kind.hasPrefix("decl.var.") && kind != "decl.var.parameter" }
  /// Whether the code in it runs only under a condition, or several times.
  var isBranch: Bool { kind.hasPrefix("stmt.") && kind != "stmt.brace" }

  /// The name of a function without its parameters.
  var baseName: String { String(name.prefix { $0 != "(" }) }

  /// The arguments of a call.
  var arguments: [CodeNode] { children.filter { $0.kind == "expr.argument" } }

  /// The closure that an argument consists of.
  var closure: CodeNode? { children.first { $0.isClosure && $0.range.upperBound == range.upperBound } }

  /// The call that the name of this call begins with: `register(…)` in `register(…).inObjectScope(…)`.
  var base: CodeNode? {
    children.first {
      $0.isCall && $0.range.lowerBound == range.lowerBound && $0.range.upperBound <= nameRange.upperBound
    }
  }

  /// The node itself and all nodes in it.
  var all: [CodeNode] { [self] + children.flatMap(\.all) }
}

/// The code of a file.
struct FileCode {
  let path: String
  let text: SourceText
  let root: CodeNode
  /// The calls of the file in their order.
  let calls: [CodeNode]
  let conditions: [ConditionReader.Clause]
  let declarations: FileDeclarations

  /// The imports of the file without access levels, each with the `#if` around it.
  var imports: [String] {
    let tokens = text.tokens(in: 0..<text.bytes.count)
    return tokens.indices.filter { tokens[$0].text == "import" }.compactMap { index in
      let line = text.place(at: tokens[index].range.lowerBound).line
      let words = tokens[index...].prefix { $0.text != ";" && text.place(at: $0.range.lowerBound).line == line }
      guard let last = words.last, words.count > 1, words.dropFirst().first?.isWord == true else { return nil }
      let attributes = ["testable", "preconcurrency"].filter { name in
        tokens[..<index].suffix(4).contains { $0.text == name && text.place(at: $0.range.lowerBound).line == line }
      }
      let written = attributes.map { "@\($0) " }.joined() + text[tokens[index].range.lowerBound..<last.range.upperBound]
      return conditions.filter { $0.range.contains(tokens[index].range.lowerBound) }.reversed().reduce(written) {
        "#if \($1.condition.expression)\n\($0)\n#endif"
      }
    }
  }

  /// Whether the file imports one of some modules.
  func imports(_ modules: Set<String>) -> Bool {
    imports.contains { !modules.isDisjoint(with: $0.split { !$0.isPartOfIdentifier }.map(String.init)) }
  }

  /// The calls that begin in a range.
  func calls(in range: Range<Int>) -> ArraySlice<CodeNode> {
    var low = 0
    var high = calls.count
    while low < high {
      let middle = (low + high) / 2
      if calls[middle].range.lowerBound < range.lowerBound { low = middle + 1 } else { high = middle }
    }
    return calls[low...].prefix { range.contains($0.range.lowerBound) }
  }

  func place(of node: CodeNode) -> FilePlace {
    FilePlace(file: path, place: text.place(at: node.range.lowerBound))
  }
}

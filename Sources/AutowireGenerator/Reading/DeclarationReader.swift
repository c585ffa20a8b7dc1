import Foundation

/// Converts SourceKit's structure of a file to declarations, and reads the missing parts from the text.
struct DeclarationReader {
  let text: SourceText
  let conditions: [ConditionReader.Clause]

  private var types: [TypeDeclaration] = []

  init(text: SourceText, conditions: [ConditionReader.Clause]) {
    self.text = text
    self.conditions = conditions
  }

  /// All types and extensions of the file, nested ones included.
  mutating func types(in root: SourceKitNode) -> [TypeDeclaration] {
    readTypes(in: root, enclosing: nil, isLocal: false)
    return types
  }

  private mutating func readTypes(in node: SourceKitNode, enclosing: String?, isLocal: Bool) {
    for child in node.map(in: "key.substructure", { $0 }) {
      guard let word = child.word("key.kind")?.droppingPrefix("source.lang.swift."), !word.hasPrefix("syntaxtype.")
      else { continue }
      guard let kind = typeKind(word, child) else {
        // Types inside of functions, accessors, closures and blocks cannot be named outside of them.
        readTypes(in: child, enclosing: enclosing, isLocal: true)
        continue
      }
      let name = text.name(child.range(offset: "key.nameoffset", length: "key.namelength"))
      let path = enclosing.map { "\($0).\(name)" } ?? name
      types.append(declaration(kind, path, child, isLocal: isLocal))
      readTypes(in: child, enclosing: path, isLocal: isLocal)
    }
  }

  private func typeKind(_ word: Substring, _ node: SourceKitNode) -> TypeDeclaration.Kind? {
    switch word {
    case "decl.protocol": .protocol
    // SourceKit reports actors as classes.
    case "decl.class": text[node.range()].hasPrefix("actor") ? .actor : .class
    case "decl.actor": .actor
    case "decl.struct": .struct
    case "decl.enum": .enum
    case "decl.typealias": .alias
    case _ where word.hasPrefix("decl.extension"): .extension
    default: nil
    }
  }

  private func declaration(
    _ kind: TypeDeclaration.Kind, _ path: String, _ node: SourceKitNode, isLocal: Bool
  ) -> TypeDeclaration {
    var initializers: [InitializerDeclaration] = []
    var properties: [PropertyDeclaration] = []
    var isGeneric = false
    node.forEach(in: "key.substructure") { member in
      switch member.word("key.kind") {
      case "source.lang.swift.decl.function.method.instance":
        if text[member.range()].hasPrefix("init") { initializers.append(initializer(member)) }
      case "source.lang.swift.decl.var.instance":
        if let property = property(member) { properties.append(property) }
      case "source.lang.swift.decl.generic_type_param": isGeneric = true
      default: break
      }
    }
    return TypeDeclaration(
      kind: kind, path: path, place: namePlace(node), access: access(node), isGeneric: isGeneric, isLocal: isLocal,
      attributes: attributes(node), inheritedTypes: kind == .alias ? aliasedTypes(node) : inheritedTypes(node),
      conditions: conditions(at: node),
      initializers: initializers, properties: properties)
  }

  // MARK: Parts of all declarations

  func namePlace(_ node: SourceKitNode) -> SourcePlace {
    let name = node.range(offset: "key.nameoffset", length: "key.namelength")
    return text.place(at: name.isEmpty ? node.range().lowerBound : name.lowerBound)
  }

  func access(_ node: SourceKitNode) -> Access {
    let word = node.word("key.accessibility") ?? ""
    return word.hasSuffix(".private") || word.hasSuffix(".fileprivate") ? .file : .module
  }

  func attributes(_ node: SourceKitNode) -> [String] {
    node.map(in: "key.attributes") { attribute in
      guard let word = attribute.word("key.attribute")?.droppingPrefix("source.decl.attribute.") else { return nil }
      if word == "available", text[attribute.range()].filter({ !$0.isWhitespace }).contains("(*,unavailable") {
        return TypeDeclaration.unavailable
      }
      guard word == "_custom" else { return String(word) }
      var parser = TypeParser(String(SourceText.onOneLine(text[attribute.range()]).drop { $0 == "@" }))
      return parser.name().name.spelling
    }
  }

  func conditions(at node: SourceKitNode) -> [CompilationCondition] {
    guard !conditions.isEmpty else { return [] }
    let start = node.range().lowerBound
    return conditions.filter { $0.range.contains(start) }.map(\.condition)
  }

  private func inheritedTypes(_ node: SourceKitNode) -> [String] {
    names(
      in: node.map(in: "key.inheritedtypes") { $0.string("key.name").map(SourceText.onOneLine) } + refinements(node))
  }

  /// The protocols that a protocol refines with `where Self:`.
  private func refinements(_ node: SourceKitNode) -> [String] {
    guard node.word("key.kind") == "source.lang.swift.decl.protocol" else { return [] }
    let start = node.range(offset: "key.nameoffset", length: "key.namelength").upperBound
    let body = node.range(offset: "key.bodyoffset", length: "key.bodylength").lowerBound
    let clauses = " " + SourceText.onOneLine(text[start..<max(start, body - 1)])
    let parts = clauses.components(separatedBy: " where ")
    guard parts.count == 2 else { return [] }
    return parts[1].split(separator: ",").compactMap { requirement in
      let sides = requirement.split(separator: ":", maxSplits: 1)
      return sides.count == 2 && TypeName(sides[0].filter { $0 != " " }).key == "Self" ? String(sides[1]) : nil
    }
  }

  /// The types that an alias stands for, if a type can inherit from them.
  private func aliasedTypes(_ node: SourceKitNode) -> [String] {
    let type = SourceText.onOneLine(text[node.range()]).drop { $0 != "=" }.dropFirst()
    return names(in: [type.components(separatedBy: " where ")[0]])
  }

  private func names(in types: [String]) -> [String] {
    types.flatMap { TypeSyntax($0).inherited }.map(\.spelling)
  }
}

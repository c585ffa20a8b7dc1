extension DeclarationReader {
  func initializer(_ node: SourceKitNode) -> InitializerDeclaration {
    let range = node.range()
    let name = node.range(offset: "key.nameoffset", length: "key.namelength")
    let body = node.range(offset: "key.bodyoffset", length: "key.bodylength")
    let end = body.lowerBound > 0 ? body.lowerBound : range.upperBound
    let effects = SourceText.onOneLine(text[name.upperBound..<max(name.upperBound, end)])
    let words = Set(effects.split { !$0.isLetter }.prefix { $0 != "where" })
    let mark = text.code(in: range.dropFirst("init".count)).first
    var parameters: [ParameterDeclaration] = []
    var isGeneric = false
    node.forEach(in: "key.substructure") { member in
      switch member.word("key.kind") {
      case "source.lang.swift.decl.var.parameter": parameters.append(parameter(member))
      case "source.lang.swift.decl.generic_type_param": isGeneric = true
      default: break
      }
    }
    return InitializerDeclaration(
      place: text.place(at: range.lowerBound), access: access(node), attributes: attributes(node),
      parameters: parameters, isFailable: mark == "?" || mark == "!", isThrowing: words.contains("throws"),
      isAsynchronous: words.contains("async"), isGeneric: isGeneric, isChosen: isChosen(node),
      conditions: conditions(at: node))
  }

  private func parameter(_ node: SourceKitNode) -> ParameterDeclaration {
    let label = node.range(offset: "key.nameoffset", length: "key.namelength")
    return ParameterDeclaration(
      label: label.isEmpty ? nil : text.name(label), name: name(node), type: type(node) ?? "",
      hasDefault: ValueSearch(text[node.range()]).findsValue(),
      isWrapped: !attributes(node).isEmpty, place: text.place(at: node.range().lowerBound))
  }

  /// Whether a comment before it, or between its attributes, selects it.
  private func isChosen(_ node: SourceKitNode) -> Bool {
    let keyword = node.range().lowerBound
    let start = node.map(in: "key.attributes") { $0.range().lowerBound }.min() ?? keyword
    let between = text[start..<max(start, keyword)].split { $0.isNewline }.map { String($0) }
    return (text.commentLines(before: start) + between).contains(where: InitializerDeclaration.isChoice)
  }

  /// A stored property; `nil` for a computed one.
  func property(_ node: SourceKitNode) -> PropertyDeclaration? {
    let name = node.range(offset: "key.nameoffset", length: "key.namelength")
    let range = node.range()
    let body = node.range(offset: "key.bodyoffset", length: "key.bodylength")
    if body.lowerBound > 0, !observes(text.code(in: body)) { return nil }
    let type = type(node)
    let hasValue =
      type == nil || ValueSearch(text[name.upperBound..<max(name.upperBound, range.upperBound)]).findsValue()
    return PropertyDeclaration(
      name: text.name(name), type: type, isConstant: text[range].hasPrefix("let"), hasValue: hasValue,
      access: access(node),
      attributes: attributes(node), place: text.place(at: name.lowerBound), conditions: conditions(at: node))
  }

  /// Whether the braces after a property contain observers, and no getter.
  private func observes(_ body: Substring) -> Bool {
    body.hasPrefix("didSet") || body.hasPrefix("willSet")
  }

  private func name(_ parameter: SourceKitNode) -> String {
    parameter.string("key.name").flatMap { $0.isEmpty ? nil : $0 } ?? "_"
  }

  private func type(_ node: SourceKitNode) -> String? {
    node.string("key.typename").map(SourceText.onOneLine)
  }
}

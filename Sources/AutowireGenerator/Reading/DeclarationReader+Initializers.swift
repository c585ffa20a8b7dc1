extension DeclarationReader {
  func initializer(_ node: SourceKitNode) -> InitializerDeclaration {
    let range = node.range()
    let name = node.range(offset: "key.nameoffset", length: "key.namelength")
    let body = node.range(offset: "key.bodyoffset", length: "key.bodylength")
    let end = body.lowerBound > 0 ? body.lowerBound : range.upperBound
    let effects = text.withoutComments(name.upperBound..<max(name.upperBound, end))
    let words = Set(effects.split { !$0.isLetter }.prefix { $0 != "where" })
    let mark = text[range].dropFirst("init".count).first { !$0.isWhitespace }
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
      label: label.isEmpty ? nil : text.name(label), name: node.string("key.name") ?? "",
      type: node.string("key.typename") ?? "", hasDefault: ValueSearch(text, node.range()).findsValue(from: 0),
      place: text.place(at: node.range().lowerBound))
  }

  /// Whether one of the comments right above chooses it; attributes may stand between.
  private func isChosen(_ node: SourceKitNode) -> Bool {
    for line in text.linesAbove(node.range().lowerBound) {
      let line = line.drop { $0.isWhitespace }
      if line.hasPrefix(InitializerDeclaration.choice) { return true }
      guard line.hasPrefix("//") || line.hasPrefix("@") else { return false }
    }
    return false
  }

  /// A stored property; `nil` for one that is computed.
  func property(_ node: SourceKitNode) -> PropertyDeclaration? {
    let name = node.range(offset: "key.nameoffset", length: "key.namelength")
    let range = node.range()
    let body = node.range(offset: "key.bodyoffset", length: "key.bodylength")
    if body.lowerBound > 0, !observes(body) { return nil }
    let type = node.string("key.typename")
    let hasValue = type == nil || ValueSearch(text, range).findsValue(from: name.upperBound - range.lowerBound)
    return PropertyDeclaration(
      name: text.name(name), type: type, isConstant: text[range].hasPrefix("let"), hasValue: hasValue,
      access: access(node),
      attributes: attributes(node), place: text.place(at: name.lowerBound), conditions: conditions(at: node))
  }

  /// Whether the braces behind a property hold observers, and no getter.
  private func observes(_ body: Range<Int>) -> Bool {
    let lines = text[body].split(separator: "\n").map { $0.drop { $0.isWhitespace } }
    guard let first = lines.first(where: { !$0.isEmpty && !$0.hasPrefix("//") }) else { return false }
    return first.hasPrefix("didSet") || first.hasPrefix("willSet")
  }
}

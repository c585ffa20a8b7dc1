// Conditions are read as uses of the standard operators: a pattern is a comparison, and a list is joined by `&&`.
extension ModuleReader {
  /// A part of the condition of an `if` or a `guard`.
  struct ConditionPart {
    /// The condition of the part; `nil` if it always holds.
    var test: Expression.ID?
    /// The subject of a pattern, as a statement that names it.
    var subject: (name: String, statement: Statement.ID)?
    var pattern = MatchedPattern()

    /// The names that the pattern binds.
    var locals: [(name: String, value: String?)] {
      pattern.names.map { ($0, pattern.isWhole ? subject?.name : nil) }
    }
  }

  /// A pattern: the names that it binds, and the condition on which it matches.
  struct MatchedPattern {
    var names: [String] = []
    /// The condition on which a value matches; `nil` if it always matches.
    var test: Expression.ID?
    /// Whether its name stands for the value itself, or for the value in an optional.
    var isWhole = true
  }

  // MARK: Parts of conditions

  /// Reads a part of the condition of a statement.
  /// - Parameter name: an artificial name for the value that a pattern is matched with.
  func conditionPart(_ json: JSONReader, named name: String) throws -> ConditionPart {
    guard let kind = json.kindAhead else { return ConditionPart() }
    if kind == "#available" { return ConditionPart(test: try availability(json)) }
    guard kind == "pattern" else {
      var parts: [Expression.ID] = []
      try readChildren(json, into: &parts)
      return ConditionPart(test: parts.count == 1 ? parts[0] : parts.isEmpty ? nil : add(.other(parts)))
    }
    var part = ConditionPart()
    var values: [Expression.ID] = []
    try json.forEachMember { key in
      if key == "pattern" {
        part.pattern = try pattern(json, of: add(.name(name)))
      } else {
        try readChildren(json, into: &values)
      }
    }
    part.subject = (name, add(.local(name, values.last)))
    part.test = part.pattern.test
    return part
  }

  /// All parts as one condition. Later parts can use the names of earlier ones.
  func condition(of parts: ArraySlice<ConditionPart>) -> Expression.ID? {
    guard let part = parts.first else { return nil }
    guard var rest = condition(of: parts.dropFirst()) else { return part.test }
    if let subject = part.subject, !part.pattern.names.isEmpty {
      let function = add(.closure(parameters: part.pattern.names, body: [add(.leave(rest))], isImplicit: true))
      let value = add(part.pattern.isWhole ? .name(subject.name) : .other([]))
      rest = operation(function, part.pattern.names.map { _ in value })
    }
    return both(part.test, rest)
  }

  /// Reads `#available(…)`. Only the positive form ends with an asterisk.
  private func availability(_ json: JSONReader) throws -> Expression.ID {
    var versions: [String] = []
    var isPositive = false
    try json.forEachMember { key in
      guard key == "queries", json.isAtArray else { return }
      try json.forEachElement {
        var (domain, version) = ("", "")
        try json.forEachMember { key in
          switch key {
          case "domain": domain = try json.string()
          case "version": version = try json.string()
          default: break
          }
        }
        if domain == "*" { isPositive = true } else { versions.append("\(domain) \(version)") }
      }
    }
    let condition = constant("#available(\(versions.joined(separator: ", ")))")
    return isPositive ? condition : opposite(condition)
  }

  /// Reads `value is Type.Type`.
  func typeTest(_ json: JSONReader) throws -> Expression.ID {
    var text = ""
    var parts: [Expression.ID] = []
    try json.forEachMember { key in
      if key == "written_type" { text = try type(json) } else { try readChildren(json, into: &parts) }
    }
    guard text.hasSuffix(".Type"), parts.count == 1 else { return add(.other(parts)) }
    return operation(constant("<:", symbol: "s:s <:"), parts + [add(.type(String(text.dropLast(".Type".count))))])
  }

  // MARK: Patterns

  /// Reads the next pattern, or the patterns of a `case`.
  /// - Parameters:
  ///   - subject: the matched value; `nil` if it does not matter.
  ///   - isOptional: whether the matched value is in an optional.
  func pattern(_ json: JSONReader, of subject: Expression.ID?, isOptional: Bool = false) throws -> MatchedPattern {
    guard let kind = json.kindAhead?.string else { return try alternatives(json, of: subject) }
    var found = MatchedPattern(isWhole: !["pattern_enum_element", "pattern_tuple", "pattern_is"].contains(kind))
    var (type, element, value) = ("", "", "")
    var isOptional = isOptional || kind == "pattern_optional_some"
    var match: Expression.ID?
    try json.forEachMember { key in
      switch key {
      case "name" where kind == "pattern_named": found.names.append(try name(json).base)
      case "type" where kind == "pattern_enum_element": type = try self.type(json)
      case "element":
        element = try name(json).base
        isOptional = isOptional || element == "some"
      case "value" where json.isAtString: value = try json.string()
      case "match_expr": match = try expression(json)
      case "where_expr": found.test = both(found.test, add(.other([try expression(json)])))
      case "elements" where kind == "pattern_tuple" && json.isAtArray:
        var elements = subject.flatMap(elements)
        try json.forEachElement {
          found.add(try pattern(json, of: elements?.popFirst()), joined: both)
        }
        if elements == nil { found.test = add(.other([found.test].compactMap { $0 })) }
      case "pattern", "sub_pattern", "elements":
        // An associated value differs from the value of its case.
        let isPayload = kind == "pattern_enum_element" && element != "some"
        let part = try pattern(json, of: isPayload ? nil : subject, isOptional: isOptional)
        found.isWhole = (found.isWhole || element == "some") && part.isWhole
        found.add(part, joined: both)
      default: break
      }
    }
    found.test = both(test(kind, of: subject, type, element, value, match, isOptional: isOptional), found.test)
    return found
  }

  /// The elements of a tuple that is written out.
  private func elements(of tuple: Expression.ID) -> ArraySlice<Expression.ID>? {
    if case .collection(let elements, _) = facts.expressions[tuple] { elements[...] } else { nil }
  }

  /// Reads several patterns, one of which has to match.
  private func alternatives(_ json: JSONReader, of subject: Expression.ID?) throws -> MatchedPattern {
    guard json.isAtArray else { return MatchedPattern() }
    var found = MatchedPattern()
    var tests: [Expression.ID?] = []
    try json.forEachElement {
      let next = try pattern(json, of: subject)
      found.names += next.names
      tests.append(next.test)
    }
    guard let first = tests.first, !tests.contains(nil) else { return found }
    found.test = tests.dropFirst().reduce(first) { known, next in
      known.flatMap { known in next.map { operation(constant("||", symbol: "s:Sb ||"), [known, $0]) } }
    }
    return found
  }

  /// The condition on which a value matches a pattern, without its subpatterns; `nil` if it always matches.
  private func test(
    _ kind: String, of subject: Expression.ID?, _ type: String, _ element: String, _ value: String,
    _ match: Expression.ID?, isOptional: Bool
  ) -> Expression.ID? {
    var isMatched: Expression.ID { add(.other([match].compactMap { $0 })) }
    guard let subject else {
      return ["pattern_enum_element", "pattern_bool", "pattern_expr", "pattern_optional_some", "pattern_is"].contains(
        kind)
        ? isMatched : nil
    }
    switch kind {
    case "pattern_optional_some": return opposite(equality(subject, absence, isOptional: true))
    case "pattern_enum_element" where element == "some": return opposite(equality(subject, absence, isOptional: true))
    case "pattern_enum_element" where element == "none": return equality(subject, absence, isOptional: true)
    case "pattern_enum_element" where !type.isEmpty:
      // The suffix is that of the symbols of cases without associated values.
      let named = DeclarationReference(
        symbol: "\(type).\(element)mF", name: element, substitutions: [], place: unknownPlace)
      return equality(subject, add(.reference(named, base: add(.type(type)))), isOptional: isOptional)
    case "pattern_bool": return equality(subject, add(.literal(value)), isOptional: isOptional, of: "Sb")
    case "pattern_expr":
      return match.flatMap(comparedOperand).map { equality(subject, $0, isOptional: isOptional) } ?? isMatched
    case "pattern_enum_element", "pattern_is": return add(.other([]))
    default: return nil
    }
  }

  /// The first operand of the call of `~=` that a pattern stands for, if it compares for equality.
  private func comparedOperand(of match: Expression.ID) -> Expression.ID? {
    guard case .call(let function, let arguments, _) = facts.expressions[match], arguments.count == 2,
      case .reference(let matching, _) = facts.expressions[function], matching.symbol == "s:s2teoiySbx_xtSQRzlF"
    else { return nil }
    return arguments[0].value
  }

  // MARK: Operators

  /// `nil`.
  var absence: Expression.ID { constant(DeclarationReference.absence) }

  func opposite(_ condition: Expression.ID) -> Expression.ID {
    operation(constant("!", symbol: "s:Sb !"), [condition])
  }

  private func both(_ first: Expression.ID?, _ second: Expression.ID?) -> Expression.ID? {
    guard let first, let second else { return first ?? second }
    return operation(constant("&&", symbol: "s:Sb &&"), [first, second])
  }

  private func equality(
    _ first: Expression.ID, _ second: Expression.ID, isOptional: Bool, of type: String = "SQ"
  ) -> Expression.ID {
    operation(constant("==", symbol: "s:\(isOptional ? "Sq" : type) =="), [first, second])
  }

  private func constant(_ name: String, symbol: String? = nil) -> Expression.ID {
    add(
      .reference(
        DeclarationReference(symbol: symbol ?? name, name: name, substitutions: [], place: unknownPlace), base: nil))
  }

  private func operation(_ function: Expression.ID, _ operands: [Expression.ID]) -> Expression.ID {
    let place = jumpTargets.last?.place ?? unknownPlace
    return add(.call(function, operands.map { Expression.Argument(label: "", value: $0) }, place))
  }
}

extension ModuleReader.MatchedPattern {
  /// Adds a subpattern.
  fileprivate mutating func add(
    _ part: Self, joined join: (Expression.ID?, Expression.ID?) -> Expression.ID?
  ) {
    names += part.names
    test = join(test, part.test)
  }
}

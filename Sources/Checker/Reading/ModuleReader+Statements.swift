extension ModuleReader {
  /// Reads the statements of the next block, or the one next statement.
  func statements(_ json: JSONReader) throws -> [Statement.ID] {
    guard json.kindAhead.map({ $0 == "brace_stmt" }) == true else { return try statement(json) }
    return try statementsWithin(json)
  }

  /// Reads the next statement.
  func statement(_ json: JSONReader) throws -> [Statement.ID] {
    guard let kind = json.kindAhead else { return [] }
    switch kind {
    case "brace_stmt": return try statementsWithin(json)
    case "do_stmt": return try block(json)
    case "return_stmt", "then_stmt":
      let canFail = try Self.canFail(json)
      let value = try children(json).last
      guard let value, endlessCalls.contains(value) else {
        return (canFail || kind == "then_stmt" ? [] : success()) + [add(.leave(value))]
      }
      return expressions([value])
    case "throw_stmt": return expressions(try children(json)) + [add(.failure), add(.end)]
    case "break_stmt", "continue_stmt": return try jump(json, isContinue: kind == "continue_stmt")
    case "fallthrough_stmt":
      fallsThrough = true
      return []
    case "yield_stmt", "discard_stmt", "pound_assert":
      return expressions(try children(json))
    case "if_stmt", "guard_stmt": return try condition(json, isGuard: kind == "guard_stmt")
    case "switch_stmt", "do_catch_stmt": return try cases(json, hasBody: kind == "do_catch_stmt")
    case "for_each_stmt", "while_stmt", "repeat_while_stmt": return try loop(json)
    case "defer_stmt": return try deferred(json)
    case "pattern_binding_decl": return try locals(json)
    case "func_decl": return try localFunction(json)
    case "var_decl": return try localAccessors(json)
    case "struct_decl", "class_decl", "enum_decl", "extension_decl":
      references.addDeclaration(try byteRange(ofNode: json.ahead))
      try readDeclaration(json, in: DeclarationContext())
      return []
    case _ where Self.idleDeclarations.contains(kind.string): return []
    default:
      guard kind.hasSuffix("_expr") || Self.isOtherExpression(kind) else { return [try unknownStatement(json)] }
      return expressions([try expression(json)])
    }
  }

  /// Declarations without an effect at run time.
  private static let idleDeclarations: Set = [
    "typealias", "typealias_decl", "import_decl", "operator_decl", "infix_operator_decl", "prefix_operator_decl",
    "postfix_operator_decl", "precedence_group_decl", "protocol", "protocol_decl", "accessor_decl", "macro_decl",
    "macro_expansion_decl", "missing_decl", "enum_case_decl", "enum_element_decl", "pound_diagnostic_decl",
    "opaque_type", "opaque_type_decl", "using_decl", "constructor_decl", "destructor_decl", "subscript_decl",
    "generic_type_param", "module_decl", "missing_member_decl", "no_stmt", "fail_stmt", "opaque_stmt",
  ]

  /// A statement of a kind that no tested compiler has written, and that may declare any binding.
  private func unknownStatement(_ json: JSONReader) throws -> Statement.ID {
    let kind = json.kindAhead?.string ?? ""
    var place = unknownPlace
    try json.forEachMember { key in
      if key == "range" { place = try self.place(json) }
    }
    return add(.expression(add(.unknownForm(kind, place))))
  }

  /// The expressions as statements, up to a call that does not return.
  private func expressions(_ list: [Expression.ID]) -> [Statement.ID] {
    list.flatMap { [add(.expression($0))] + (endlessCalls.contains($0) ? [add(.end)] : []) }
  }

  /// Reads the statements of a node that only groups them.
  private func statementsWithin(_ json: JSONReader) throws -> [Statement.ID] {
    var list: [Statement.ID] = []
    // Functions can be called before their declarations.
    var functions: [Statement.ID] = []
    var pattern = MatchedPattern()
    try json.forEachMember { key in
      if key == "body" {
        list += try statements(json)
      } else if key == "elements", json.isAtArray {
        let canFail = try Self.canFail(json)
        let outerOverloads = overloads
        defer { overloads = outerOverloads }
        try noteOverloads(json.ahead)
        try json.forEachElement {
          let isFunction = json.kindAhead.map { $0 == "func_decl" } == true
          if isFunction {
            functions += try statement(json)
          } else {
            list += canFail ? try statementWithFailure(json) : try statement(json)
          }
        }
      } else if key == "case_label_items" {
        pattern = try self.pattern(json, of: caseSubject)
      }
    }
    caseTest = pattern.test
    return uses(of: caseSubject, by: pattern.names) + unknowns(pattern.names) + functions + list
  }

  /// A call with the subject of a `switch`, whose parts the names of a pattern stand for.
  private func uses(of subject: Expression.ID?, by names: [String]) -> [Statement.ID] {
    guard let subject, !names.isEmpty else { return [] }
    let pattern = add(.other([]))
    return [add(.expression(add(.call(pattern, [Expression.Argument(label: "", value: subject)], unknownPlace))))]
  }

  // MARK: Branches and loops

  private func condition(_ json: JSONReader, isGuard: Bool) throws -> [Statement.ID] {
    var target = JumpTarget(at: unknownPlace)
    let depth = jumpTargets.count
    defer { jumpTargets.removeLast(jumpTargets.count - depth) }
    var parts: [ConditionPart] = []
    var (first, second): ([Statement.ID], [Statement.ID]) = ([], [])
    var canFail = false
    try json.forEachMember { key in
      switch key {
      case "range":
        let start = try byteRange(json).start
        target = JumpTarget(at: self.place(ofByte: start), label: word(at: start))
        jumpTargets.append(target)
      case "conditions" where json.isAtArray:
        canFail = try Self.canFail(json)
        try json.forEachElement {
          parts.append(try conditionPart(json, named: target.place.subjectName(number: parts.count)))
        }
      case "then_stmt", "body": first = try statements(json)
      case "else_stmt": second = try statements(json)
      default: break
      }
    }
    if let condition = condition(of: parts[...]) {
      facts.conditions[target.place] = [isGuard ? opposite(condition) : condition]
    }
    let locals = parts.flatMap(\.locals).map { local in
      add(.local(local.name, local.value.map { add(.name($0)) }))
    }
    // The names of a `guard` are visible after it, those of an `if` only in its first branch.
    let branch = add(.branch([isGuard ? first : locals + first, second], target.place))
    let failure = canFail ? [add(.failure)] : []
    return parts.compactMap(\.subject?.statement) + [branch] + failure + (isGuard ? locals : [])
  }

  /// Reads the cases of a `switch`, or the body and the catches of a `do`.
  private func cases(_ json: JSONReader, hasBody: Bool) throws -> [Statement.ID] {
    var place = unknownPlace
    let depth = jumpTargets.count
    defer { jumpTargets.removeLast(jumpTargets.count - depth) }
    var parts: [Expression.ID] = []
    var (certain, body): ([Statement.ID], [Statement.ID]) = ([], [])
    var canFail = false
    var alternatives: [[Statement.ID]] = []
    var tests: [Expression.ID] = []
    var continued: [Int] = []
    var isTuple = false
    let outerSubject = caseSubject
    defer { caseSubject = outerSubject }
    try json.forEachMember { key in
      switch key {
      case "range":
        let start = try byteRange(json).start
        place = self.place(ofByte: start)
        jumpTargets.append(JumpTarget(at: place, label: word(at: start), isSwitch: !hasBody))
      case "subject_expr" where json.kindAhead.map({ $0 == "tuple_expr" }) == true:
        isTuple = true
        canFail = try Self.canFail(json)
        parts = try children(json)
      case "body":
        (certain, body) = try statementsBeforeErrors(json)
        alternatives.append(body)
      case "cases", "catch_stmts":
        let names = parts.indices.map { add(.name(place.subjectName(number: $0))) }
        try json.forEachElement {
          fallsThrough = false
          caseSubject = hasBody ? nil : isTuple ? add(.collection(names, place)) : names.first
          let statements = try statementsWithin(json)
          tests.append(caseTest ?? add(.literal("true")))
          // An error is matched with each `catch` in turn.
          alternatives.append((hasBody ? tests.map { add(.expression($0)) } : []) + statements)
          if fallsThrough { continued.append(alternatives.count - 1) }
        }
        fallsThrough = false
      default:
        canFail = try canFail || Self.canFail(json)
        try readChildren(json, into: &parts)
      }
    }
    for index in continued.reversed() where index + 1 < alternatives.count {
      alternatives[index] += alternatives[index + 1]
    }
    if !hasBody { facts.conditions[place] = tests }
    let before = parts.enumerated().map { number, part in
      add(hasBody ? .expression(part) : .local(place.subjectName(number: number), part))
    }
    // Without an error, no `catch` runs.
    if hasBody, body.isEmpty { return before + block(certain) }
    if hasBody {
      // The statements before the error also run before each `catch`.
      alternatives = alternatives.enumerated().map { number, statements in
        [add(.attempt(body, fails: number > 0))] + (number > 0 ? statements : [])
      }
    }
    return before + block(certain + [add(.branch(alternatives, place))]) + (canFail ? [add(.failure)] : [])
  }

  private func loop(_ json: JSONReader) throws -> [Statement.ID] {
    var place = unknownPlace
    let depth = jumpTargets.count
    defer { jumpTargets.removeLast(jumpTargets.count - depth) }
    var parts: [Expression.ID] = []
    var guards: [Expression.ID] = []
    var body: [Statement.ID] = []
    var elements: [String] = []
    try json.forEachMember { key in
      switch key {
      case "range":
        let start = try byteRange(json).start
        place = self.place(ofByte: start)
        jumpTargets.append(JumpTarget(at: place, label: word(at: start), isLoop: true))
      case "pattern":
        let pattern = try pattern(json, of: nil)
        elements = pattern.names
        guards += [pattern.test].compactMap { $0 }
      // A call in the body can capture the binder without mentioning Cleanse.
      case "body": body = try statements(json)
      case "where": try readChildren(json, into: &guards)
      case "parsed_sequence", "cond", "conditions": try readChildren(json, into: &parts)
      default: break
      }
    }
    body.insert(contentsOf: guards.map { add(.expression($0)) }, at: 0)
    guard !body.isEmpty else { return parts.map { add(.expression($0)) } }
    if parts.count == 1, elements.count == 1, guards.isEmpty {
      return [add(.iteration(over: parts[0], element: elements[0], body, place))]
    }
    // Which elements the loop takes is unknown, so a sequence with binders is not followed.
    let sequence = add(.collection(parts, place))
    return [add(.expression(sequence)), add(.loop(unknowns(elements) + body, place))]
  }

  /// Reads a `do` without `catch`, which only differs from its statements if it has a label.
  private func block(_ json: JSONReader) throws -> [Statement.ID] {
    var place = unknownPlace
    let depth = jumpTargets.count
    defer { jumpTargets.removeLast(jumpTargets.count - depth) }
    var body: [Statement.ID] = []
    try json.forEachMember { key in
      switch key {
      case "range":
        let start = try byteRange(json).start
        place = self.place(ofByte: start)
        jumpTargets.append(JumpTarget(at: place, label: word(at: start)))
      case "body": body = try statements(json)
      default: break
      }
    }
    let isLeft = jumpTargets.count > depth && jumpTargets[depth].isUsed
    return isLeft ? [add(.branch([body], place))] : block(body)
  }

  /// Statements in braces, as a block if they declare names.
  private func block(_ statements: [Statement.ID]) -> [Statement.ID] {
    let declaresNames = statements.contains { if case .local = facts.statements[$0] { true } else { false } }
    return declaresNames ? [add(.block(statements))] : statements
  }

  private func jump(_ json: JSONReader, isContinue: Bool) throws -> [Statement.ID] {
    var (start, end) = (0, 0)
    try json.forEachMember { key in
      if key == "range" { (start, end) = try byteRange(json) }
    }
    let label = end > start ? word(at: end) : nil
    let target = jumpTargets.lastIndex { target in
      label.map { $0 == target.label } ?? (target.isLoop || target.isSwitch && !isContinue)
    }
    guard let target else { return [] }
    jumpTargets[target].isUsed = true
    return success(leaving: target) + [add(.jump(jumpTargets[target].place))]
  }

  /// The word that begins at a byte of the source.
  private func word(at start: Int) -> String {
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

  private func deferred(_ json: JSONReader) throws -> [Statement.ID] {
    var body: [Statement.ID] = []
    try json.forEachMember { key in
      if key == "temp_decl" { body = try statementsWithin(json) }
    }
    return [add(.later(body))]
  }
}

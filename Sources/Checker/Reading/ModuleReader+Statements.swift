extension ModuleReader {
  /// Reads the statements of the block ahead, or the one statement.
  func statements(_ json: JSONReader) throws -> [Statement.ID] {
    guard json.kindAhead.map({ $0 == "brace_stmt" }) == true else { return try statement(json) }
    return try statementsWithin(json)
  }

  /// Reads the statement ahead.
  func statement(_ json: JSONReader) throws -> [Statement.ID] {
    guard let kind = json.kindAhead else { return [] }
    switch kind {
    case "brace_stmt", "do_stmt": return try statementsWithin(json)
    case "return_stmt", "throw_stmt": return [add(.leave(try children(json).last))]
    case "then_stmt", "yield_stmt", "discard_stmt", "pound_assert":
      return try children(json).map { add(.expression($0)) }
    case "if_stmt", "guard_stmt": return try condition(json, isGuard: kind == "guard_stmt")
    case "switch_stmt", "do_catch_stmt": return try cases(json, hasBody: kind == "do_catch_stmt")
    case "for_each_stmt", "while_stmt", "repeat_while_stmt": return try loop(json)
    case "defer_stmt": return try deferred(json)
    case "pattern_binding_decl": return try locals(json)
    case "func_decl": return try localFunction(json)
    case "var_decl": return try localAccessors(json)
    case "struct_decl", "class_decl", "enum_decl", "extension_decl":
      try readDeclaration(json, in: DeclarationContext())
      return []
    default:
      guard kind.hasSuffix("_expr") else { return [] }
      return [add(.expression(try expression(json)))]
    }
  }

  /// Reads the statements of a node that only holds them together.
  private func statementsWithin(_ json: JSONReader) throws -> [Statement.ID] {
    var list: [Statement.ID] = []
    // Functions can be called before the statement that declares them.
    var functions: [Statement.ID] = []
    var names: [String] = []
    try json.forEachMember { key in
      if key == "body" {
        list += try statements(json)
      } else if key == "elements", json.isAtArray {
        try json.forEachElement {
          let isFunction = json.kindAhead.map { $0 == "func_decl" } == true
          if isFunction { functions += try statement(json) } else { list += try statement(json) }
        }
      } else {
        names += try patternNames(json)
      }
    }
    return unknowns(names) + functions + list
  }

  // MARK: Branches and loops

  private func condition(_ json: JSONReader, isGuard: Bool) throws -> [Statement.ID] {
    var place = unknownPlace
    var parts: [Expression.ID] = []
    var names: [(statement: Statement.ID, local: String?)] = []
    var (first, second): ([Statement.ID], [Statement.ID]) = ([], [])
    try json.forEachMember { key in
      switch key {
      case "range": place = try self.place(json)
      case "conditions" where json.isAtArray: try json.forEachElement { names += try conditionElement(json) }
      case "then_stmt", "body": first = try statements(json)
      case "else_stmt": second = try statements(json)
      default: try readChildren(json, into: &parts)
      }
    }
    let before = names.map(\.statement) + parts.map { add(.expression($0)) }
    let locals = names.compactMap { name in name.local.map { add(.local($0, add(.name("\($0) in a condition")))) } }
    // The names of a guard hold after it, those of an `if` in its first branch.
    let branch = add(.branch([isGuard ? first : locals + first, second], place))
    return before + [branch] + (isGuard ? locals : [])
  }

  /// Reads an expression of a condition, or the name that one gives to what an optional holds.
  private func conditionElement(_ json: JSONReader) throws -> [(statement: Statement.ID, local: String?)] {
    var name: String?
    var parts: [Expression.ID] = []
    if json.kindAhead.map({ $0 == "pattern" }) == true {
      try json.forEachMember { key in
        if key == "pattern" { name = try patternName(json) } else { try readChildren(json, into: &parts) }
      }
    } else {
      try readChildren(json, into: &parts)
    }
    guard let name, let value = parts.last else { return parts.map { (add(.expression($0)), nil) } }
    return [(add(.local("\(name) in a condition", value)), name)]
  }

  /// Reads the cases of a `switch`, or the body of a `do` and what may follow it.
  private func cases(_ json: JSONReader, hasBody: Bool) throws -> [Statement.ID] {
    var place = unknownPlace
    var parts: [Expression.ID] = []
    var body: [Statement.ID] = []
    var alternatives: [[Statement.ID]] = hasBody ? [[]] : []
    try json.forEachMember { key in
      switch key {
      case "range": place = try self.place(json)
      case "body": body = try statements(json)
      case "cases", "catch_stmts":
        try json.forEachElement { alternatives.append(try statementsWithin(json)) }
      default: try readChildren(json, into: &parts)
      }
    }
    return parts.map { add(.expression($0)) } + body + [add(.branch(alternatives, place))]
  }

  private func loop(_ json: JSONReader) throws -> [Statement.ID] {
    var place = unknownPlace
    var parts: [Expression.ID] = []
    var body: [Statement.ID] = []
    var elements: [String] = []
    try json.forEachMember { key in
      switch key {
      case "range": place = try self.place(json)
      case "pattern": elements = try patternNames(json)
      case "body":
        if let code = try json.skip(lookingFor: Self.mark) { body = try statements(code) }
      case "parsed_sequence", "cond", "conditions": try readChildren(json, into: &parts)
      default: break
      }
    }
    guard !body.isEmpty else { return parts.map { add(.expression($0)) } }
    return parts.map { add(.expression($0)) } + [add(.loop(unknowns(elements) + body, place))]
  }

  private func deferred(_ json: JSONReader) throws -> [Statement.ID] {
    var body: [Statement.ID] = []
    try json.forEachMember { key in
      if key == "temp_decl" { body = try statementsWithin(json) }
    }
    return [add(.later(body))]
  }

  // MARK: Local declarations

  private func locals(_ json: JSONReader) throws -> [Statement.ID] {
    var list: [Statement.ID] = []
    try json.forEachMember { key in
      guard key == "pattern_entries" else { return }
      try json.forEachElement {
        var names: [String] = []
        var original: JSONReader?
        var value: Expression.ID?
        try json.forEachMember { key in
          switch key {
          case "pattern": names = try patternNames(json)
          case "original_init": original = try json.skip(lookingFor: "_kind")
          case "processed_init": value = try expression(json)
          default: break
          }
        }
        // Both say the same, where both are there.
        if value == nil, let original { value = try expression(original) }
        if names.count == 1 {
          list.append(add(.local(names[0], value)))
        } else {
          list += (value.map { [add(.expression($0))] } ?? []) + unknowns(names)
        }
      }
    }
    return list
  }

  /// The one name of a pattern; `nil` for a pattern of several names, or of none.
  func patternName(_ json: JSONReader) throws -> String? {
    let names = try patternNames(json)
    return names.count == 1 ? names[0] : nil
  }

  /// The names in a pattern, or in several.
  private func patternNames(_ json: JSONReader) throws -> [String] {
    var names: [String] = []
    if json.isAtArray {
      try json.forEachElement { names += try patternNames(json) }
    } else if let kind = json.kindAhead {
      let isNamed = kind == "pattern_named"
      try json.forEachMember { key in
        if isNamed, key == "name" {
          names.append(try name(json).base)
        } else if key == "pattern" || key == "sub_pattern" || key == "elements" || key == "pattern_entries" {
          names += try patternNames(json)
        }
      }
    }
    return names
  }

  /// Statements that give names to what is not known.
  private func unknowns(_ names: [String]) -> [Statement.ID] { names.map { add(.local($0, nil)) } }

  private func localFunction(_ json: JSONReader) throws -> [Statement.ID] {
    var own = ""
    var parameters: [String] = []
    var body: [Statement.ID] = []
    try json.forEachMember { key in
      switch key {
      case "name": own = try name(json).base
      case "params": parameters = try self.parameters(json).map(\.name)
      case "body": body = try statements(json)
      default: break
      }
    }
    return [add(.local(own, add(.closure(parameters: parameters, body: body, isImplicit: false))))]
  }
}

extension ModuleReader {
  /// Reads the values of constants that may matter: closures that use Cleanse, literals, and names.
  func readConstants(_ json: JSONReader) throws {
    try json.forEachMember { key in
      guard key == "pattern_entries" else { return }
      try json.forEachElement {
        var constant: String?
        try json.forEachMember { key in
          switch key {
          case "pattern": constant = try patternName(json)
          case "processed_init":
            if let value = try constantValue(json), let constant { pendingConstants[constant] = value }
          default: break
          }
        }
      }
    }
  }

  /// Reads a value that may matter: code that uses Cleanse, a literal, or the name of a case or constant.
  func constantValue(_ json: JSONReader) throws -> Expression.ID? {
    let kind = json.kindAhead
    // `#line` has a different value for each caller.
    let isLiteral =
      kind?.hasSuffix("literal_expr") == true && kind.map { $0 == "magic_identifier_literal_expr" } != true
    let isName = ["dot_syntax_call_expr", "declref_expr", "member_ref_expr"].contains { name in
      kind.map { $0 == name } == true
    }
    let mark: StaticString = isLiteral ? "_literal_expr" : isName ? "decl_usr" : CleanseSymbols.mark
    return try json.skip(lookingFor: mark).map { code in
      try noteChanges { try valueWithUnreadBinders(code) }
    }
  }

  /// Reads a variable. The value of a constant is stored under its symbol; accessors are read as functions.
  /// - Returns: whether it is mutable state of an object: stored, and neither weak nor lazy.
  @discardableResult
  func readVariable(_ json: JSONReader, in context: DeclarationContext) throws -> Bool {
    var (symbol, name, isConstant) = ("", "", false)
    var (isStored, isPassedOver) = (false, false)
    try json.forEachMember { key in
      switch key {
      case "usr": symbol = try json.string()
      case "name": name = try self.name(json).base
      case "let": isConstant = try json.boolean()
      case "writeImpl": isStored = try json.text().contains("stored")
      case "static", "lazy_storage_property": isPassedOver = try json.boolean() || isPassedOver
      case "attrs": isPassedOver = try json.skip(lookingFor: "reference_ownership") != nil || isPassedOver
      case "accessors": try readAccessors(json, in: context)
      default: break
      }
    }
    let value = pendingConstants.removeValue(forKey: name)
    guard isConstant else { return isStored && !isPassedOver }
    if let value {
      facts.constants[symbol] = value
    } else if symbol.hasSuffix("vpZ") || context.owner == nil {
      // The value is unknown, but never changes.
      facts.constants[symbol] = add(.other([]))
    }
    return false
  }

  func readSubscript(_ json: JSONReader, in context: DeclarationContext) throws {
    try json.forEachMember { key in
      if key == "accessors" { try readAccessors(json, in: context) }
    }
  }

  private func readAccessors(_ json: JSONReader, in context: DeclarationContext) throws {
    guard let code = try json.skip(lookingFor: CleanseSymbols.mark) else { return }
    try code.forEachElement { try readFunction(code, in: context, isAccessor: true) }
  }

  /// Reads the accessors of a local variable.
  func localAccessors(_ json: JSONReader) throws -> [Statement.ID] {
    var own = ""
    var read: Expression.ID?
    var written: [Expression.ID] = []
    try json.forEachMember { key in
      switch key {
      case "name": own = try name(json).base
      case "accessors" where json.isAtArray:
        try json.forEachElement {
          var (isGetter, isImplicit) = (false, false)
          var parameters = ParameterList()
          var body: [Statement.ID] = []
          try json.forEachMember { key in
            switch key {
            case "get": isGetter = try json.boolean()
            case "implicit": isImplicit = try json.boolean()
            case "params": parameters = try self.parameters(json)
            case "body": body = try readCode(leftByErrors: false) { try statements(json) }
            default: break
            }
          }
          guard !isImplicit else { return }
          let accessor = add(
            .closure(parameters: parameters.names, body: parameters.wrappers + body, isImplicit: false))
          if isGetter { read = accessor } else { written.append(accessor) }
        }
      default: break
      }
    }
    guard read != nil || !written.isEmpty else { return [] }
    return [add(.local(own, add(.accessors(read: read, written: written))))]
  }
}

extension ModuleReader {
  /// What everything that has to do with Cleanse has in its symbols.
  static let mark: StaticString = "7Cleanse"

  /// Reads the declaration ahead.
  func readDeclaration(_ json: JSONReader, in context: DeclarationContext) throws {
    guard let kind = json.kindAhead else { return }
    switch kind {
    case "struct_decl": try readType(json, .struct, in: context)
    case "class_decl": try readType(json, .class, in: context)
    case "enum_decl": try readType(json, .enum, in: context)
    case "protocol", "protocol_decl": try readType(json, .protocol, in: context)
    case "extension_decl": try readType(json, .extension, in: context)
    case "func_decl", "constructor_decl": try readFunction(json, in: context)
    case "pattern_binding_decl": try readConstants(json)
    case "var_decl": try readVariable(json)
    case "top_level_code_decl": try readTopLevelCode(json)
    default: break
    }
  }

  // MARK: Types

  private func readType(_ json: JSONReader, _ kind: TypeFacts.Kind, in context: DeclarationContext) throws {
    var facts = TypeDraft(isGeneric: context.isGeneric, place: unknownPlace)
    var context = context
    try json.forEachMember { key in
      switch key {
      case "usr": facts.name = demangler.typeName(ofSymbol: try json.string())
      case "extended_type": facts.name = try type(json)
      case "range": facts.place = try place(json)
      case "access":
        let access = try json.text()
        facts.isPublic = access == "public" || access == "open"
      case "attrs": facts.isEntryPoint = try json.skip(lookingFor: "main_") != nil
      case "generic_signature": facts.isGeneric = facts.isGeneric || kind != .protocol
      case "interface_type":
        let metatype = try type(json)
        // A local type has no symbol.
        if facts.name == nil, metatype.hasSuffix(".Type") { facts.name = String(metatype.dropLast(".Type".count)) }
      case "inherits": facts.supertypes = try supertypes(json)
      case "members":
        context.owner = facts.declarationName
        context.isGeneric = facts.isGeneric
        try json.forEachElement { try readMember(json, of: &facts, in: context) }
      default: break
      }
    }
    guard let name = facts.declarationName else { return }
    self.facts.types.append(
      TypeFacts(
        kind: kind, name: name, place: facts.place, isGeneric: facts.isGeneric, isPublic: facts.isPublic,
        isEntryPoint: facts.isEntryPoint, supertypes: facts.supertypes, aliases: facts.aliases,
        initializers: facts.initializers))
  }

  private func readMember(_ json: JSONReader, of type: inout TypeDraft, in context: DeclarationContext) throws {
    guard let kind = json.kindAhead else { return }
    switch kind {
    case "typealias", "typealias_decl":
      var alias = (name: "", type: "")
      try json.forEachMember { key in
        switch key {
        case "name": alias.name = try name(json).base
        case "type": alias.type = try self.type(json)
        default: break
        }
      }
      type.aliases[alias.name] = alias.type
    case "constructor_decl":
      let signature = try readFunction(json, in: context)
      if let signature { type.initializers.append(signature) }
    default: try readDeclaration(json, in: context)
    }
  }

  private func supertypes(_ json: JSONReader) throws -> [String] {
    var names: [String] = []
    try json.forEachMember { key in
      switch key {
      case "superclass_type": names.append(try type(json))
      case "conformances":
        try json.forEachElement {
          try json.forEachMember { key in
            if key == "protocol", let name = demangler.typeName(ofSymbol: try json.string()) { names.append(name) }
          }
        }
      case "protocols" where json.isAtArray:
        try json.forEachElement {
          if let name = demangler.typeName(ofSymbol: try json.string()) { names.append(name) }
        }
      default: break
      }
    }
    return names
  }

  // MARK: Functions

  /// Reads a function, and keeps it where its code or its type has to do with Cleanse.
  /// - Returns: what the function is as an initializer.
  @discardableResult
  private func readFunction(_ json: JSONReader, in context: DeclarationContext) throws -> TypeFacts.Initializer? {
    var (symbol, type, name, labels) = ("", "", "", [String]())
    var (isImplicit, hasBody, hasAttributes) = (false, false, false)
    var access = TypeFacts.Initializer.Access.ofModule
    // Whether the parameters or their constraints have to do with Cleanse: the code need not mention it then.
    var takesBinder = false
    var parameters: (names: [String], firstType: String?, areValues: Bool) = ([], nil, true)
    var body: [Statement.ID]?
    var range: FactRange?
    try json.forEachMember { key in
      switch key {
      case "range": range = try self.range(json)
      case "usr": symbol = try json.string()
      case "implicit": isImplicit = try json.boolean()
      case "access":
        access = TypeFacts.Initializer.Access(named: try json.string())
      case "attrs":
        // An actor's isolation, or that it is not available.
        if let attributes = try json.skip(lookingFor: "_attr") {
          hasAttributes = try !isWithoutConditions(attributes)
        }
      case "name": (name, labels) = try self.name(json)
      case "generic_signature": takesBinder = try json.skip(lookingFor: Self.mark) != nil
      case "interface_type":
        type = try self.type(json)
        takesBinder = takesBinder || type.contains("Cleanse.")
      case "params": parameters = try self.parameters(json)
      case "body":
        hasBody = true
        if takesBinder {
          body = try statements(json)
        } else if let code = try json.skip(lookingFor: Self.mark) {
          body = try statements(code)
        }
      default: break
      }
    }
    if body != nil || takesBinder {
      facts.functions.append(
        FunctionFacts(
          symbol: symbol, name: name, labels: labels, owner: context.owner,
          binderScope: parameters.firstType.flatMap(Self.scope), parameters: parameters.names,
          body: hasBody ? body ?? [] : nil, range: isImplicit ? nil : range))
    }
    return TypeFacts.Initializer(
      symbol: symbol, labels: labels, isImplicit: isImplicit, access: access,
      isPlain: parameters.areValues && !hasAttributes)
  }

  /// Whether no attribute gives a function to an actor, or says where it is available.
  private func isWithoutConditions(_ attributes: JSONReader) throws -> Bool {
    var isWithout = true
    try attributes.forEachElement {
      let isCondition = attributes.kindAhead.map { $0 == "custom_attr" || $0 == "available_attr" }
      if isCondition == true { isWithout = false }
      try attributes.skip()
    }
    return isWithout
  }

  /// The scope of a binder's type.
  private static func scope(ofBinder type: String) -> String? {
    let prefix = "Cleanse.Binder<"
    return type.hasPrefix(prefix) ? String(type.dropFirst(prefix.count).dropLast()) : nil
  }

  private func readTopLevelCode(_ json: JSONReader) throws {
    try json.forEachMember { key in
      if key == "body", let code = try json.skip(lookingFor: Self.mark) { _ = try statements(code) }
    }
  }

  // MARK: Constants

  /// Reads the values of constants that may be of interest: closures that have to do with Cleanse, and literals.
  private func readConstants(_ json: JSONReader) throws {
    try json.forEachMember { key in
      guard key == "pattern_entries" else { return }
      try json.forEachElement {
        var constant: String?
        try json.forEachMember { key in
          switch key {
          case "pattern": constant = try patternName(json)
          case "processed_init":
            let isLiteral = json.kindAhead?.hasSuffix("literal_expr") == true
            let code = try json.skip(lookingFor: isLiteral ? "_literal_expr" : Self.mark)
            if let code, let constant { pendingConstants[constant] = try expression(code) }
          default: break
          }
        }
      }
    }
  }

  /// Reads a variable: a constant whose value was read gets its symbol. Accessors are code, too.
  private func readVariable(_ json: JSONReader) throws {
    var (symbol, name, isConstant) = ("", "", false)
    try json.forEachMember { key in
      switch key {
      case "usr": symbol = try json.string()
      case "name": name = try self.name(json).base
      case "let": isConstant = try json.boolean()
      case "accessors": try readAccessors(json)
      default: break
      }
    }
    if let value = pendingConstants.removeValue(forKey: name), isConstant { facts.constants[symbol] = value }
  }

  /// Only what is built or validated there is of interest.
  private func readAccessors(_ json: JSONReader) throws {
    guard let code = try json.skip(lookingFor: Self.mark) else { return }
    try code.forEachElement {
      try code.forEachMember { key in
        if key == "body", let body = try code.skip(lookingFor: Self.mark) { _ = try statements(body) }
      }
    }
  }
}

/// A type whose declaration is being read.
private struct TypeDraft {
  var name: String?
  var isGeneric: Bool
  var isPublic = false
  var isEntryPoint = false
  var place: FactPlace
  var supertypes: [String] = []
  var aliases: [String: String] = [:]
  var initializers: [TypeFacts.Initializer] = []

  var declarationName: String? { name.flatMap { SwiftType($0).declarationName } }
}

extension ModuleReader {
  /// Reads the next declaration.
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
    case "var_decl": try readVariable(json, in: context)
    case "subscript_decl": try readSubscript(json, in: context)
    case "top_level_code_decl": try readTopLevelCode(json)
    default: break
    }
  }

  // MARK: Types

  private func readType(_ json: JSONReader, _ kind: TypeFacts.Kind, in context: DeclarationContext) throws {
    var facts = TypeDraft(isGeneric: context.isGeneric, place: unknownPlace)
    var context = context
    var hasType = false
    try json.forEachMember { key in
      if key == "interface_type" || key == "extended_type" { hasType = true }
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
    guard hasType || kind == .protocol else {
      let member = kind == .extension ? "extended_type in an extension_decl" : "interface_type in a \(kind)_decl"
      throw DumpError.unknownForm(compiler: self.facts.compiler, lacking: member)
    }
    guard let name = facts.declarationName else { return }
    self.facts.types.append(
      TypeFacts(
        kind: kind, name: name, place: facts.place, isGeneric: facts.isGeneric, isPublic: facts.isPublic,
        isEntryPoint: facts.isEntryPoint, supertypes: facts.supertypes, aliases: facts.aliases,
        initializers: facts.initializers, cases: facts.cases, hasMutableState: facts.hasMutableState))
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
    case "enum_element_decl":
      try json.forEachMember { key in
        if key == "name" { type.cases.append(try name(json).base) }
      }
    case "var_decl":
      if try readVariable(json, in: context) { type.hasMutableState = true }
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

  private func readTopLevelCode(_ json: JSONReader) throws {
    try json.forEachMember { key in
      if key == "body", let code = try json.skip(lookingFor: CleanseSymbols.mark) {
        _ = try readCode(leftByErrors: false) { try statements(code) }
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
  var cases: [String] = []
  var hasMutableState = false

  var declarationName: String? { name.flatMap { SwiftType($0).declarationName } }
}

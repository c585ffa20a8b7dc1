extension ModuleReader {
  /// Reads the next expression.
  func expression(_ json: JSONReader) throws -> Expression.ID {
    guard let kind = json.kindAhead else { throw DumpError.unknownForm(compiler: facts.compiler, lacking: "kinds") }
    switch kind {
    case "call_expr", "binary_expr", "prefix_unary_expr", "postfix_unary_expr": return try call(json)
    case "subscript_expr": return try subscripting(json)
    case "dot_syntax_call_expr", "constructor_ref_call_expr", "declref_expr", "member_ref_expr",
      "other_constructor_ref_expr", "overloaded_decl_ref_expr":
      return try reference(json)
    case "super_ref_expr": return add(.name(Expression.superName))
    case "open_existential_expr": return try opened(json)
    case "opaque_value_expr": return try placeholder(json)
    case "assign_expr": return try assignment(json)
    case "inout_expr": return try written(json)
    case "array_expr": return try array(json)
    case "dictionary_expr", "tuple_expr": return try collection(json)
    case "dot_syntax_base_ignored": return try last(json)
    case "capture_list": return try captureList(json)
    case "keypath_expr": return try keyPath(json)
    case "keypath_application_expr": return try keyPathApplication(json)
    case "conditional_checked_cast_expr": return try conversion(json)
    case "type_expr": return try typeValue(json)
    case "closure_expr", "autoclosure_expr": return try closure(json)
    case "default_argument_expr": return try leftOutArgument(json)
    case "string_literal_expr", "integer_literal_expr", "float_literal_expr", "boolean_literal_expr":
      return try literal(json)
    case "nil_literal_expr": return absence
    case "is_subtype_expr": return try typeTest(json)
    case "ternary_expr": return try ternary(json)
    case "optional_try_expr": return try attempt(json)
    case "coerce_expr": return try coercion(json)
    default: return try other(json)
    }
  }

  // MARK: Calls and references

  private func call(_ json: JSONReader) throws -> Expression.ID {
    let kind = json.kindAhead?.string ?? ""
    var hasArguments = false
    var function: Expression.ID?
    var arguments: [Expression.Argument] = []
    var place = unknownPlace
    var isEndless = false
    try json.forEachMember { key in
      switch key {
      case "type": isEndless = try json.text() == "$ss5NeverOD"
      case "range": place = try self.place(json)
      case "fn": function = try expression(json)
      case "args":
        hasArguments = true
        arguments = try self.arguments(json)
      default: break
      }
    }
    guard let function, hasArguments else {
      return add(.unknownForm("\(kind) without \(function == nil ? "fn" : "args")", place))
    }
    noteUsedRoot(function, arguments)
    let call = add(.call(function, arguments, place))
    if isEndless { endlessCalls.insert(call) }
    return call
  }

  /// Reads a use of a subscript as a call of it.
  private func subscripting(_ json: JSONReader) throws -> Expression.ID {
    var place = unknownPlace
    var declaration = NamedDeclaration()
    var base: Expression.ID?
    var arguments: [Expression.Argument] = []
    try json.forEachMember { key in
      switch key {
      case "range": place = try self.place(json)
      case "decl": declaration = try self.declaration(json)
      case "base": base = try expression(json)
      case "args": arguments = try self.arguments(json)
      default: break
      }
    }
    return add(.call(add(.reference(DeclarationReference(declaration, at: place), base: base)), arguments, place))
  }

  func arguments(_ json: JSONReader) throws -> [Expression.Argument] {
    var arguments: [Expression.Argument] = []
    try json.forEachMember { key in
      guard key == "args", json.isAtArray else { return }
      try json.forEachElement {
        var label = ""
        var value: Expression.ID?
        try json.forEachMember { key in
          switch key {
          case "label": label = try identifier(json)
          case "expr": value = try expression(json)
          default: break
          }
        }
        let known = value ?? add(.unknownForm("argument without expr", unknownPlace))
        arguments.append(Expression.Argument(label: label, value: known))
      }
    }
    return arguments
  }

  /// Reads a reference to a name, with its base.
  private func reference(_ json: JSONReader) throws -> Expression.ID {
    let kind = json.kindAhead?.string ?? ""
    var place = unknownPlace
    var start: Int?
    var base: Expression.ID?
    var declaration: NamedDeclaration?
    var function: Expression.ID?
    try json.forEachMember { key in
      switch key {
      case "range":
        let byte = try byteRange(json).start
        start = byte
        place = self.place(ofByte: byte)
      case "decl": declaration = try self.declaration(json)
      case "base": base = try expression(json)
      case "fn": function = try expression(json)
      case "args": base = try arguments(json).first?.value ?? base
      default: break
      }
    }
    if let function {
      // A member: the callee is the reference, and the only argument is its base.
      switch (facts.expressions[function], base) {
      case (.reference(let inner, nil), _): return add(.reference(inner, base: base))
      // A method as a value: a function that takes the object and returns the method.
      case (.closure, let object?):
        return add(.call(function, [Expression.Argument(label: "", value: object)], place))
      default: return function
      }
    }
    guard let declaration, declaration.isWhole else {
      let isKnown = declaration == nil && !["declref_expr", "member_ref_expr"].contains(kind)
      return isKnown
        ? add(.other(base.map { [$0] } ?? []))
        : add(
          .unknownForm(declaration == nil ? "\(kind) without decl" : "decl_ref without base_name or decl_usr", place))
    }
    if kind == "member_ref_expr", base == nil { return add(.unknownForm("member_ref_expr without base", place)) }
    let isName = declaration.symbol.isEmpty && declaration.substitutions.isEmpty && base == nil
    let value = add(
      isName ? .name(declaration.name) : .reference(DeclarationReference(declaration, at: place), base: base))
    if let start { references.add(value, atByte: start) }
    return value
  }

  func declaration(_ json: JSONReader) throws -> NamedDeclaration {
    var declaration = NamedDeclaration()
    var members: Set<String> = []
    try json.forEachMember { key in
      switch key {
      case "base_name":
        members.insert("base_name")
        if json.isAtString { declaration.name = try identifier(json) }
      case "decl_usr":
        members.insert("decl_usr")
        declaration.symbol = try json.string()
      case "type_usr" where !overloads.isEmpty: declaration.type = try json.string()
      case "substitutions" where json.isAtObject: declaration.substitutions = try self.substitutions(json)
      default: break
      }
    }
    declaration.isWhole = members.count == 2
    if declaration.symbol.isEmpty { declaration.name = localName(declaration.name, type: declaration.type) }
    return declaration
  }

  private func substitutions(_ json: JSONReader) throws -> [DeclarationReference.Substitution] {
    var substitutions: [DeclarationReference.Substitution] = []
    // The parameters whose conformances depend on an abstract type, such as a type parameter.
    var abstract: Set<String> = []
    try json.forEachMember { key in
      switch key {
      case "substitutions" where json.isAtArray:
        try json.forEachElement {
          var (parameter, replacement) = ("", "")
          try json.forEachMember { key in
            switch key {
            case "generic_param": parameter = try type(json)
            case "replacement_type": replacement = try type(json)
            default: break
            }
          }
          substitutions += DeclarationReference.Substitution.list(of: replacement, for: parameter)
        }
      case "reqs" where json.isAtArray:
        try json.forEachElement { if let parameter = try abstractParameter(json) { abstract.insert(parameter) } }
      default: break
      }
    }
    // The compiler writes an existential for the type in it. A type parameter is not closed, and needs no replacement.
    return substitutions.map { substitution in
      abstract.contains(substitution.parameter) && SwiftType(substitution.type).isClosed
        ? DeclarationReference.Substitution(parameter: substitution.parameter, type: SwiftType.opened) : substitution
    }
  }

  /// The type parameter of a requirement whose conformance is abstract, as for the type in an existential.
  private func abstractParameter(_ json: JSONReader) throws -> String? {
    var parameter: String?
    var isAbstract = false
    try json.forEachMember { key in
      switch key {
      case "type": parameter = try type(json)
      case "conformance": isAbstract = json.kindAhead.map { $0 == "abstract_conformance" } == true
      default: break
      }
    }
    return isAbstract ? parameter : nil
  }

  /// Records the component that a call builds or validates.
  private func noteUsedRoot(_ function: Expression.ID, _ arguments: [Expression.Argument]) {
    guard case .reference(let declaration, _) = facts.expressions[function] else { return }
    guard SymbolPart.cleanse.begins(declaration.symbol) || SymbolPart.cleanseTesting.begins(declaration.symbol),
      let known = RootFunction(rawValue: declaration.name)
    else { return }
    if known.returnsRoot { return noteRootBuild(declaration) }
    for substitution in declaration.substitutions { facts.usedRoots.insert(substitution.type) }
    guard known == .of, SymbolPart.componentFactory.begins(declaration.symbol),
      let component = declaration.substitutions.first?.type,
      !arguments.contains(where: { $0.label == ArgumentLabel.overrides.rawValue })
    else { return }
    facts.synchronousBuilds.append(ComponentCall(component: component, place: declaration.place))
  }

  /// Records the component of a call that builds an instance, but returns only its root.
  private func noteRootBuild(_ function: DeclarationReference) {
    guard SymbolPart.componentFactories.contains(where: { $0.begins(function.symbol) }),
      let component = function.substitutions.first?.type
    else { return }
    facts.rootBuilds.append(ComponentCall(component: component, place: function.place))
  }

  // MARK: Other expressions

  /// The kinds of expressions without the suffix `_expr`.
  private static let otherExpressions: [StaticString] = [
    "capture_list", "inject_into_optional", "dot_syntax_base_ignored", "unreachable",
  ]

  static func isOtherExpression(_ kind: JSONText) -> Bool { otherExpressions.contains { kind == $0 } }

  /// Reads an expression that is equivalent to its only subexpression, or that matters only for its subexpressions.
  func other(_ json: JSONReader) throws -> Expression.ID {
    let parts = try children(json)
    return parts.count == 1 ? parts[0] : add(.other(parts))
  }

  /// Reads the subexpressions of a node.
  func children(_ json: JSONReader) throws -> [Expression.ID] {
    var parts: [Expression.ID] = []
    try json.forEachMember { key in try readChildren(json, into: &parts, isExpression: key == "sub_expr") }
    return parts
  }

  /// Reads the expressions in a member of a node, regardless of the member's name.
  /// - Parameter isExpression: whether the member is surely an expression: not all kinds have the suffix `_expr`.
  func readChildren(_ json: JSONReader, into parts: inout [Expression.ID], isExpression: Bool = false) throws {
    if json.isAtArray {
      try json.forEachElement { try readChildren(json, into: &parts) }
      return
    }
    guard let kind = json.kindAhead else { return }
    if isExpression || kind.hasSuffix("_expr") || Self.isOtherExpression(kind) {
      parts.append(try expression(json))
    } else if kind.hasSuffix("_stmt") {
      // Statements in an expression are equivalent to a closure that is called at once.
      let code = add(.closure(parameters: [], body: try statement(json), isImplicit: true))
      parts.append(add(.call(code, [], unknownPlace)))
    } else if kind == "pattern" || kind == "argument_list" || kind == "argument" || kind == "captured_value" {
      try json.forEachMember { _ in try readChildren(json, into: &parts) }
    }
  }
}

/// The declaration that a reference names.
struct NamedDeclaration {
  var symbol = ""
  var name = ""
  /// Its mangled type, if several functions share its name.
  var type = ""
  var substitutions: [DeclarationReference.Substitution] = []
  /// Whether it had all members that every compiler writes.
  var isWhole = false
}

extension DeclarationReference {
  init(_ declaration: NamedDeclaration, at place: FactPlace) {
    self.init(
      symbol: declaration.symbol, name: declaration.name, substitutions: declaration.substitutions, place: place)
  }
}

extension DeclarationReference.Substitution {
  /// The argument of a parameter. A pack, which comes last, is the arguments of as many parameters as it has types.
  fileprivate static func list(of type: String, for parameter: String) -> [DeclarationReference.Substitution] {
    guard let types = SwiftTypeParser.types(inPack: type) else { return [Self(parameter: parameter, type: type)] }
    return zip(SwiftType.parameterNames(from: parameter), types).map { Self(parameter: $0, type: $1) }
  }
}

// Key paths, which are read as functions, and other values that are made of several expressions.
extension ModuleReader {
  private static let keyPathRoot = "root of the key path"

  /// Reads a key path as a function of its root. The arguments of its subscripts are evaluated before.
  func keyPath(_ json: JSONReader) throws -> Expression.ID {
    var place = unknownPlace
    var value = add(.name(Self.keyPathRoot))
    var arguments: [Statement.ID] = []
    try json.forEachMember { key in
      switch key {
      case "range": place = try self.place(json)
      case "components" where json.isAtArray:
        try json.forEachElement { value = try component(json, of: value, at: place, storing: &arguments) }
      default: break
      }
    }
    let function = add(.closure(parameters: [Self.keyPathRoot], body: [add(.leave(value))], isImplicit: true))
    return result(of: function, after: arguments, at: place)
  }

  /// - Parameter arguments: the statements that evaluate the arguments of subscripts.
  private func component(
    _ json: JSONReader, of base: Expression.ID, at place: FactPlace, storing arguments: inout [Statement.ID]
  ) throws -> Expression.ID {
    let kind = json.kindAhead?.string ?? ""
    var declaration: NamedDeclaration?
    var indices: [Expression.Argument] = []
    try json.forEachMember { key in
      switch key {
      case "decl": declaration = try self.declaration(json)
      case "args":
        indices = try self.arguments(json).map { argument in
          let name = "argument \(arguments.count) of the key path"
          arguments.append(add(.local(name, argument.value)))
          return Expression.Argument(label: argument.label, value: add(.name(name)))
        }
      default: break
      }
    }
    let member = declaration.map { add(.reference(DeclarationReference($0, at: place), base: base)) }
    switch (kind, member) {
    case ("member", let member?): return member
    case ("subscript", let member?): return add(.call(member, indices, place))
    case ("optional_chain", _), ("optional_force", _), ("optional_wrap", _), ("identity", _), ("tuple_element", _):
      return base
    default: return unread([base], by: "a key path", at: place)
    }
  }

  func keyPathApplication(_ json: JSONReader) throws -> Expression.ID {
    var place = unknownPlace
    var (base, function): (Expression.ID?, Expression.ID?) = (nil, nil)
    try json.forEachMember { key in
      switch key {
      case "range": place = try self.place(json)
      case "base": base = try expression(json)
      case "keypath": function = try expression(json)
      default: break
      }
    }
    guard let base, let function else { return add(.unknownForm("keypath_application_expr without keypath", place)) }
    return add(.call(function, [Expression.Argument(label: "", value: base)], place))
  }

  /// Reads a closure that captures values.
  func captureList(_ json: JSONReader) throws -> Expression.ID {
    var captures: [Statement.ID] = []
    var closure: Expression.ID?
    try json.forEachMember { key in
      switch key {
      case "captures" where json.isAtArray: try json.forEachElement { captures += try statement(json) }
      case "closure_body": closure = try expression(json)
      default: break
      }
    }
    guard let closure else { return add(.unknownForm("capture_list without closure_body", unknownPlace)) }
    return result(of: closure, after: captures, at: unknownPlace)
  }

  /// An expression that is evaluated after statements, whose names it can use.
  private func result(of value: Expression.ID, after statements: [Statement.ID], at place: FactPlace) -> Expression.ID {
    guard !statements.isEmpty else { return value }
    let code = add(.closure(parameters: [], body: statements + [add(.leave(value))], isImplicit: true))
    return add(.call(code, [], place))
  }

  // MARK: Conversions

  /// Reads `as?`, as a call of a function that returns its argument.
  func conversion(_ json: JSONReader) throws -> Expression.ID {
    var place = unknownPlace
    var parts: [Expression.ID] = []
    try json.forEachMember { key in
      if key == "range" { place = try self.place(json) } else { try readChildren(json, into: &parts) }
    }
    return unread(parts, by: DeclarationReference.conversion, at: place)
  }

  /// The operand of a conversion, or the expression itself.
  func converted(_ value: Expression.ID) -> Expression.ID {
    guard case .call(let function, let arguments, _) = facts.expressions[value], arguments.count == 1,
      case .reference(let conversion, nil) = facts.expressions[function],
      conversion.symbol == DeclarationReference.conversion
    else { return value }
    return converted(arguments[0].value)
  }

  // MARK: Unread code

  /// The use of values in code without a declaration, which is not followed.
  /// - Parameter name: the name of the code in reports.
  func unread(_ values: [Expression.ID], by name: String, at place: FactPlace) -> Expression.ID {
    let code = DeclarationReference(symbol: name, name: name, substitutions: [], place: place)
    return add(
      .call(add(.reference(code, base: nil)), values.map { Expression.Argument(label: "", value: $0) }, place))
  }
}

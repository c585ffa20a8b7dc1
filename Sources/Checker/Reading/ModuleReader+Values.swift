extension ModuleReader {
  func typeValue(_ json: JSONReader) throws -> Expression.ID {
    var text = ""
    try json.forEachMember { key in
      if key == "type" { text = try type(json) }
    }
    let suffix = [".Type", ".Protocol"].first { text.hasSuffix($0) }
    return add(.type(String(text.dropLast(suffix?.count ?? 0))))
  }

  func closure(_ json: JSONReader) throws -> Expression.ID {
    let isWritten = json.kindAhead.map { $0 == "closure_expr" } == true
    var place = unknownPlace
    var lacking: Set = ["params", "body"]
    var parameters = ParameterList()
    var body: [Statement.ID] = []
    var isImplicit = false
    try json.forEachMember { key in
      switch key {
      case "range": place = try self.place(json)
      case "implicit": isImplicit = try json.boolean()
      case "params":
        lacking.remove("params")
        parameters = try self.parameters(json)
      case "body":
        lacking.remove("body")
        body = try readCode(leftByErrors: false) { try statements(json) }
      case "single_expr_body":
        lacking.remove("body")
        body = [add(.leave(try expression(json)))]
      default: break
      }
    }
    if isWritten, !lacking.isEmpty {
      return add(.unknownForm("closure_expr without \(lacking.sorted().joined(separator: " and "))", place))
    }
    return add(.closure(parameters: parameters.names, body: parameters.wrappers + body, isImplicit: isImplicit))
  }

  func leftOutArgument(_ json: JSONReader) throws -> Expression.ID {
    var place = unknownPlace
    var owner: NamedDeclaration?
    var parameter = ""
    try json.forEachMember { key in
      switch key {
      case "range": place = try self.place(json)
      case "default_args_owner": owner = try declaration(json)
      case "param" where json.isAtString: parameter = try json.string()
      default: break
      }
    }
    let site = add(.callSite(place))
    guard let owner, owner.symbol.isEmpty, let number = Int(parameter) else { return site }
    let value = add(.name(Self.defaultName(ofParameter: number, of: owner.name)))
    return add(.call(value, [Expression.Argument(label: "", value: site)], place))
  }

  func literal(_ json: JSONReader) throws -> Expression.ID {
    var (value, type, isNegative) = ("", "", false)
    try json.forEachMember { key in
      switch key {
      case "value" where json.isAtString: value = try json.string()
      case "value": value = try json.boolean() ? "true" : "false"
      case "type": type = try self.type(json)
      case "negative": isNegative = try json.boolean()
      default: break
      }
    }
    return add(.literal(Self.printed(isNegative ? "-\(value)" : value, as: type)))
  }

  /// The value of a literal as Swift prints it, regardless of its spelling.
  private static func printed(_ literal: String, as type: String) -> String {
    switch type {
    case "Swift.String", "Swift.Character", "Swift.Bool", "Swift.StaticString", "Swift.Substring": return literal
    case "Swift.Double": return (number(literal).map(Double.init) ?? Double(literal))?.description ?? literal
    case "Swift.Float": return (number(literal).map(Float.init) ?? Float(literal))?.description ?? literal
    default: return number(literal)?.description ?? literal
    }
  }

  private static func number(_ literal: String) -> Int? {
    let digits = literal.filter { $0 != "_" }
    let radices = ["0x": 16, "0o": 8, "0b": 2]
    for (prefix, radix) in radices {
      if digits.hasPrefix(prefix) { return Int(digits.dropFirst(2), radix: radix) }
      if digits.hasPrefix("-\(prefix)") { return Int("-\(digits.dropFirst(3))", radix: radix) }
    }
    return Int(digits)
  }

  func ternary(_ json: JSONReader) throws -> Expression.ID {
    var place = unknownPlace
    var parts: [Expression.ID] = []
    try json.forEachMember { key in
      if key == "range" { place = try self.place(json) } else { try readChildren(json, into: &parts) }
    }
    guard parts.count == 3 else { return add(.other(parts)) }
    return add(.other([parts[0], add(.choice(Array(parts[1...]), place))]))
  }

  /// Reads a `try?`: the program continues after an error.
  func attempt(_ json: JSONReader) throws -> Expression.ID {
    var place = unknownPlace
    var parts: [Expression.ID] = []
    try json.forEachMember { key in
      if key == "range" { place = try self.place(json) } else { try readChildren(json, into: &parts) }
    }
    // An error makes a difference only for a call that may declare bindings.
    guard parts.count == 1, case .call(_, let arguments, _) = facts.expressions[converted(parts[0])], !arguments.isEmpty
    else {
      return add(.other(parts))
    }
    let statement = add(.leave(parts[0]))
    let alternatives = [false, true].map { fails in
      let attempt = add(.attempt([statement], fails: fails))
      return add(.call(add(.closure(parameters: [], body: [attempt], isImplicit: true)), [], place))
    }
    return add(.choice(alternatives, place))
  }

  /// Reads an expression with an explicit type, which selects one of several overloads.
  func coercion(_ json: JSONReader) throws -> Expression.ID {
    let value = try other(json)
    if case .closure(let parameters, let body, isImplicit: true) = facts.expressions[value] {
      facts.expressions[value] = .closure(parameters: parameters, body: body, isImplicit: false)
    }
    return value
  }

  // MARK: Several parts

  /// Reads an array literal, whose type may be another one than `Array`.
  func array(_ json: JSONReader) throws -> Expression.ID {
    var type = ""
    let (parts, place) = try parts(json) { type = try self.type($0) }
    return add(type.hasPrefix("Swift.Array<") ? .array(parts, place) : .collection(parts, place))
  }

  /// Reads a dictionary or a tuple.
  func collection(_ json: JSONReader) throws -> Expression.ID {
    let (parts, place) = try parts(json)
    return add(.collection(parts, place))
  }

  /// - Parameter readType: reads the type of the expression.
  private func parts(
    _ json: JSONReader, _ readType: ((JSONReader) throws -> Void)? = nil
  ) throws -> ([Expression.ID], FactPlace) {
    var place = unknownPlace
    var parts: [Expression.ID] = []
    try json.forEachMember { key in
      switch key {
      case "range": place = try self.place(json)
      case "type" where readType != nil: try readType?(json)
      default: try readChildren(json, into: &parts)
      }
    }
    return (parts, place)
  }

  func assignment(_ json: JSONReader) throws -> Expression.ID {
    var place = unknownPlace
    var (destination, source): (Expression.ID?, Expression.ID?) = (nil, nil)
    try json.forEachMember { key in
      switch key {
      case "range": place = try self.place(json)
      case "dest": destination = try expression(json)
      case "src": source = try expression(json)
      default: break
      }
    }
    if let destination { noteChange(of: destination) }
    guard let destination, let source else {
      return add(.unknownForm("assign_expr without \(destination == nil ? "dest" : "src")", place))
    }
    return add(.assignment(to: destination, source, place))
  }

  /// Reads an `inout` argument. A property or an element is assigned after the call.
  func written(_ json: JSONReader) throws -> Expression.ID {
    var place = unknownPlace
    var parts: [Expression.ID] = []
    try json.forEachMember { key in
      if key == "range" { place = try self.place(json) } else { try readChildren(json, into: &parts) }
    }
    let value = parts.count == 1 ? parts[0] : add(.other(parts))
    noteChange(of: value)
    switch facts.expressions[value] {
    case .reference(let reference, _) where reference.symbol.hasSuffix("vp") || reference.symbol.hasSuffix("vpZ"): break
    case .call(let function, _, _):
      guard case .reference(let reference, _) = facts.expressions[function], reference.name == "subscript" else {
        return value
      }
    default: return value
    }
    return add(.other([value, add(.assignment(to: value, add(.other([])), place))]))
  }

  /// Reads an operation on the value in an existential, as a call of a function with that value.
  func opened(_ json: JSONReader) throws -> Expression.ID {
    var placeholder: String?
    var (value, result): (Expression.ID?, Expression.ID?) = (nil, nil)
    try json.forEachMember { key in
      switch key {
      case "opaque_value": placeholder = try placeholderName(json)
      case "existential_value": value = try expression(json)
      case "sub_expr": result = try expression(json)
      default: break
      }
    }
    guard let value, let result else { return add(.other([value, result].compactMap { $0 })) }
    let body = add(.leave(result))
    let function = add(.closure(parameters: [placeholder ?? ""], body: [body], isImplicit: true))
    return add(.call(function, [Expression.Argument(label: "", value: value)], unknownPlace))
  }

  func placeholder(_ json: JSONReader) throws -> Expression.ID {
    add(.name(try placeholderName(json)))
  }

  /// An artificial name for the value in an existential.
  private func placeholderName(_ json: JSONReader) throws -> String {
    var identity = ""
    try json.forEachMember { key in
      if key == "identity" { identity = try json.string() }
    }
    return "opened \(identity)"
  }

  /// Reads a node in which only the last expression matters.
  func last(_ json: JSONReader) throws -> Expression.ID {
    try children(json).last ?? add(.other([]))
  }
}

// Declarations inside functions.
extension ModuleReader {
  /// Collects the mangled types of local functions in a block that share their names.
  func noteOverloads(_ json: JSONReader) throws {
    guard try json.isAhead("func_decl") else { return }
    var types: [String: [String]] = [:]
    try json.forEachElement {
      guard json.kindAhead.map({ $0 == "func_decl" }) == true else { return }
      var (name, type) = ("", "")
      try json.forEachMember { key in
        if key == "name" { name = try self.name(json).base }
        if key == "interface_type" { type = try json.string() }
      }
      types[name, default: []].append(type.hasSuffix("D") ? String(type.dropLast()) : type)
    }
    for (name, types) in types { overloads[name] = types.count > 1 ? types : nil }
  }

  /// The name of a local function, followed by its type if the name is overloaded.
  /// - Parameter type: the mangled type. That of a reference ends with the constraints of type parameters.
  func localName(_ name: String, type: String) -> String {
    let matching = overloads[name]?.filter(type.hasPrefix).max { $0.utf8.count < $1.utf8.count }
    return matching.map { "\(name) \($0)" } ?? name
  }

  func locals(_ json: JSONReader) throws -> [Statement.ID] {
    var list: [Statement.ID] = []
    var place = unknownPlace
    var hasEntries = false
    try json.forEachMember { key in
      if key == "range" { place = try self.place(json) }
      guard key == "pattern_entries" else { return }
      hasEntries = true
      try json.forEachElement {
        var names: [String] = []
        var original: JSONReader?
        var value: Expression.ID?
        try json.forEachMember { key in
          switch key {
          case "pattern": names = try pattern(json, of: nil).names
          case "original_init": original = try json.skip(lookingFor: "_kind")
          case "processed_init": value = try expression(json)
          default: break
          }
        }
        // If both are there, they are equal.
        if value == nil, let original { value = try expression(original) }
        if names.count == 1 {
          list.append(add(.local(names[0], value)))
        } else {
          list += (value.map { [add(.expression($0))] } ?? []) + unknowns(names)
        }
      }
    }
    return hasEntries
      ? list : [add(.expression(add(.unknownForm("pattern_binding_decl without pattern_entries", place))))]
  }

  /// The name of a pattern with exactly one name; `nil` for other patterns.
  func patternName(_ json: JSONReader) throws -> String? {
    let names = try pattern(json, of: nil).names
    return names.count == 1 ? names[0] : nil
  }

  /// Statements that declare names of unknown values.
  func unknowns(_ names: [String]) -> [Statement.ID] { names.map { add(.local($0, nil)) } }

  func localFunction(_ json: JSONReader) throws -> [Statement.ID] {
    var (own, type) = ("", "")
    var parameters = ParameterList()
    var body: [Statement.ID] = []
    try json.forEachMember { key in
      switch key {
      case "name": own = try self.name(json).base
      case "interface_type": type = try json.string()
      case "params": parameters = try self.parameters(json, ofLocalFunction: true)
      case "body": body = try readCode(leftByErrors: false) { try statements(json) }
      default: break
      }
    }
    let name = localName(own, type: type)
    let function = Expression.closure(
      parameters: parameters.names, body: parameters.wrappers + body, isImplicit: false)
    return [add(.local(name, add(function)))] + defaults(of: parameters.parameters, of: name)
  }

  /// Statements that declare the default arguments of a local function as functions of the location of a call.
  private func defaults(of parameters: [FunctionFacts.Parameter], of function: String) -> [Statement.ID] {
    parameters.enumerated().filter(\.element.hasDefault).map { number, parameter in
      let site = "call site"
      let value = add(.leave(parameter.defaultValue ?? add(.name(site))))
      return add(
        .local(
          Self.defaultName(ofParameter: number, of: function),
          add(.closure(parameters: [site], body: [value], isImplicit: true))))
    }
  }

  /// The artificial name of a default argument of a local function.
  static func defaultName(ofParameter number: Int, of function: String) -> String {
    "\(function) default \(number)"
  }
}

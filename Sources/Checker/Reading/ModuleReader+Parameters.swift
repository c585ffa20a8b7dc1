/// The parameters of a function.
struct ParameterList {
  var parameters: [FunctionFacts.Parameter] = []
  /// The statements of the function that pass arguments to property wrappers.
  var wrappers: [Statement.ID] = []

  var names: [String] { parameters.map(\.name) }
}

extension ModuleReader {
  /// - Parameter isLocal: whether default arguments can use any value of the enclosing function.
  func parameters(_ json: JSONReader, ofLocalFunction isLocal: Bool = false) throws -> ParameterList {
    var list = ParameterList()
    try json.forEachMember { key in
      guard key == "params", json.isAtArray else { return }
      try json.forEachElement { try readParameter(json, into: &list, isLocal: isLocal) }
    }
    return list
  }

  private func readParameter(_ json: JSONReader, into list: inout ParameterList, isLocal: Bool) throws {
    var (name, type) = ("", "")
    var value: Expression.ID?
    var wrapper: FactPlace?
    var (isValue, hasDefault) = (true, false)
    try json.forEachMember { key in
      switch key {
      case "name": name = try self.name(json).base
      case "interface_type": type = try self.type(json)
      case "default_arg": hasDefault = true
      case "expression":
        let isOfCall = json.kindAhead.map { $0 == "magic_identifier_literal_expr" } == true
        value = isLocal && !isOfCall ? try expression(json) : try constantValue(json)
      case "attrs": wrapper = try placeOfWrapper(json)
      // A parameter of such a kind does not take a plain value.
      case "inout", "variadic", "autoclosure", "borrowing", "consuming": isValue = false
      default: break
      }
    }
    list.parameters.append(
      FunctionFacts.Parameter(name: name, type: type, isValue: isValue, hasDefault: hasDefault, defaultValue: value))
    // The attribute of a function is a result builder.
    if let wrapper, !type.contains("->") {
      list.wrappers.append(add(.expression(unread([add(.name(name))], by: "a property wrapper", at: wrapper))))
    }
  }

  private func placeOfWrapper(_ attributes: JSONReader) throws -> FactPlace? {
    var place: FactPlace?
    try attributes.forEachElement {
      guard attributes.kindAhead.map({ $0 == "custom_attr" }) == true else { return }
      place = self.place(ofByte: try byteRange(ofNode: attributes).start)
    }
    return place
  }
}

extension ModuleReader {
  /// Reads a function, initializer or accessor, and stores it if its code or its type uses Cleanse.
  /// - Returns: the facts of the function as an initializer.
  @discardableResult
  func readFunction(
    _ json: JSONReader, in context: DeclarationContext, isAccessor: Bool = false
  ) throws -> TypeFacts.Initializer? {
    var (symbol, name, labels) = ("", "", [String]())
    var (isImplicit, hasBody, hasConditions) = (false, false, false)
    var access = TypeFacts.Initializer.Access.ofModule
    var outcome = TypeFacts.Initializer.Outcome.value
    // Whether the type or its constraints use Cleanse. Then the code is read even if it does not mention Cleanse.
    var takesBinder = false
    var list = ParameterList()
    var constraints: [FunctionFacts.Constraint] = []
    var overridden: [String] = []
    var body: [Statement.ID]?
    var range: FactRange?
    let outerParameters = binderParameters
    binderParameters = []
    defer { binderParameters = outerParameters }
    try json.forEachMember { key in
      switch key {
      case "range": range = try self.range(json)
      case "usr": symbol = try json.string()
      case "implicit": isImplicit = try json.boolean()
      case "access":
        access = TypeFacts.Initializer.Access(named: try json.string())
      case "failable" where outcome == .value: outcome = .optional
      case "attrs":
        if try json.isAhead("unavailable") || json.isAhead("deprecated") { outcome = .refused }
        if let attributes = try json.skip(lookingFor: "_attr") { hasConditions = try self.hasConditions(attributes) }
      case "name", "for": (name, labels) = try self.name(json)
      case "override" where json.isAtArray: try json.forEachElement { overridden.append(try json.string()) }
      case "generic_signature":
        constraints = try self.constraints(json)
        binderParameters = Set(constraints.filter(\.isForBinder).map(\.subject))
        takesBinder = takesBinder || constraints.contains { $0.type.contains(CleanseSymbols.module + ".") }
      case "interface_type": takesBinder = try type(json).contains(CleanseSymbols.module + ".") || takesBinder
      case "params":
        list = try self.parameters(json)
        // Closures can capture a binder.
        takesBinder = takesBinder || list.parameters.contains { $0.type.contains("->") }
      case "body":
        hasBody = true
        if let end = try finalReturn(json.ahead) { range = range.map { shortened($0, toByte: end) } }
        let code = takesBinder ? json : try json.skip(lookingFor: CleanseSymbols.mark)
        let throwsErrors = ["KF", "KFZ", "KlF", "KlFZ"].contains { symbol.hasSuffix($0) }
        body = try code.map { code in
          try noteChanges {
            try readCode(leftByErrors: throwsErrors) {
              try list.wrappers + statementsWithUnreadBinders(code) + success()
            }
          }
        }
      default: break
      }
    }
    // Accessors that the compiler adds only access stored values.
    if body != nil || takesBinder, !(isAccessor && isImplicit) {
      facts.functions.append(
        FunctionFacts(
          symbol: symbol, name: name, labels: labels, owner: context.owner, parameters: list.parameters,
          constraints: constraints, overridden: overridden, body: hasBody ? body ?? [] : nil,
          range: isImplicit ? nil : range))
    }
    // The symbols of throwing and asynchronous functions have marks.
    if ["Kcfc", "KcfC", "Yacfc", "YacfC"].contains(where: symbol.contains) {
      // No terminator takes a function that both throws and returns an optional.
      outcome = outcome == .value ? .asynchronous : .refused
    }
    return TypeFacts.Initializer(
      symbol: symbol,
      parameters: zip(labels, list.parameters).map { label, parameter in
        TypeFacts.Initializer.Parameter(label: label, type: parameter.type, hasDefault: parameter.hasDefault)
      },
      isImplicit: isImplicit, access: access, outcome: outcome,
      isPlain: !hasConditions && list.parameters.allSatisfy(\.isValue))
  }

  /// The position of the `return` at the end of a function's body.
  private func finalReturn(_ body: JSONReader) throws -> Int? {
    var position: Int?
    try body.forEachMember { key in
      guard key == "elements", body.isAtArray else { return }
      try body.forEachElement {
        position = nil
        guard body.kindAhead.map({ $0 == "return_stmt" }) == true else { return }
        var isImplicit = false
        try body.forEachMember { key in
          switch key {
          case "range": position = try byteRange(body).start
          case "implicit": isImplicit = try body.boolean()
          default: break
          }
        }
        if isImplicit { position = nil }
      }
    }
    return position
  }

  /// Whether an attribute isolates a function to an actor, or limits its availability.
  private func hasConditions(_ attributes: JSONReader) throws -> Bool {
    var hasConditions = false
    try attributes.forEachElement {
      let isCondition = attributes.kindAhead.map { $0 == "custom_attr" || $0 == "available_attr" }
      if isCondition == true { hasConditions = true }
      try attributes.skip()
    }
    return hasConditions
  }

  private func constraints(_ json: JSONReader) throws -> [FunctionFacts.Constraint] {
    var constraints: [FunctionFacts.Constraint] = []
    try json.forEachMember { key in
      guard key == "generic_reqs", json.isAtArray else { return }
      try json.forEachElement {
        var kind: FunctionFacts.Constraint.Kind?
        var (subject, other) = ("", "")
        try json.forEachMember { key in
          switch key {
          case "first_type": subject = try type(json)
          case "second_type": other = try type(json)
          case "protocol": other = demangler.typeName(ofSymbol: try json.string()) ?? ""
          case "kind":
            switch try json.text() {
            case "conforms_to": kind = .conformance
            case "same_type": kind = .sameType
            case "superclass": kind = .superclass
            default: break
            }
          default: break
          }
        }
        if let kind { constraints.append(FunctionFacts.Constraint(kind: kind, subject: subject, type: other)) }
      }
    }
    return constraints
  }
}

extension FunctionFacts.Constraint {
  fileprivate var isForBinder: Bool { kind == .conformance && CleanseType.binders.contains { $0.fullName == type } }
}

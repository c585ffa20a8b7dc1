import BindingGraph

extension Interpreter {
  /// Calls a value.
  mutating func call(
    _ callee: Value, _ arguments: [CallArgument], at place: FactPlace, in environment: Environment
  ) -> Value {
    switch callee {
    case .closure(let closure): return call(closure, arguments.map(\.value))
    case .declaration(let reference):
      if let object = object(createdBy: reference, arguments) { return object }
      let values = arguments.map(\.value) + [reference.base ?? .unknown]
      switch target(of: reference) {
      case .function(let target) where target.function.facts.body == nil:
        return callUnread(reference.shownName, values, at: place, in: environment)
      case .function(let target): return call(target, arguments.map(\.value), base: reference.base)
      case .unread: return callUnread(reference.shownName, values, at: place, in: environment)
      case .unknown:
        return created(by: reference, arguments) ?? callLibrary(reference, arguments, at: place, in: environment)
          ?? callUnread(reference.shownName, values, at: place, in: environment)
      }
    default: return callUnread("a closure", arguments.map(\.value), at: place, in: environment)
    }
  }

  /// Calls a function of Cleanse or the standard library; `nil` if the effect is unknown.
  private mutating func callLibrary(
    _ reference: ResolvedReference, _ arguments: [CallArgument], at place: FactPlace, in environment: Environment
  ) -> Value? {
    if let owner = reference.ownerInCleanse, !program.isOfForeignExtension(reference.symbol) {
      return callCleanse(reference, of: owner, arguments, in: environment)
    }
    // An order made of a number is that number.
    if SymbolPart.contributionOrder.begins(reference.symbol), let number = arguments.first?.value { return number }
    if reference.symbol == DeclarationReference.conversion, let value = arguments.first?.value {
      _ = callUnread(reference.shownName, [value], at: place, in: environment)
      return value
    }
    if reference.isLoopOfLibrary, case .closure(let body)? = arguments.first?.value {
      if case .array(let elements, _)? = reference.base, reference.name == "forEach" {
        for element in elements { _ = call(body, [element]) }
        return .unknown
      }
      if let base = reference.base, canBind(base) { return nil }
      return loop(at: place, in: environment) { interpreter in interpreter.call(body, [.unknown]) }
    }
    if reference.name == "subscript", reference.symbol.hasPrefix("s:Sa"),
      case .array(let elements, _)? = reference.base, arguments.count == 1,
      case .literal(let text) = arguments[0].value, let index = Int(text), elements.indices.contains(index)
    {
      return elements[index]
    }
    if reference.isCallOfLibrary, arguments.count == 2, case .closure(let body) = arguments[1].value {
      return call(body, [arguments[0].value])
    }
    return nil
  }

  /// The target of a reference.
  enum Target {
    case function(Witness)
    /// One of several functions of the program, depending on a value.
    case unread
    /// No function of the program.
    case unknown
  }

  /// Finds the function that a reference calls: for a requirement of a protocol its witness, for a method of a class
  /// its override.
  func target(of reference: ResolvedReference) -> Target {
    guard let known = program.function(reference.symbol) else { return .unknown }
    var found = Witness(function: known, substitutions: reference.substitutions)
    let isRequirement =
      known.facts.owner.map { program.types[$0]?.kind == .protocol } == true && known.facts.body == nil
    if isRequirement {
      guard let type = selfType(of: reference),
        let witness = program.witness(of: known, in: type, reference.substitutions)
      else { return .unread }
      found = witness
    }
    guard program.isOverridden(found.function), !reference.isOfSuperclass else { return .function(found) }
    guard let type = reference.base?.knownType,
      let override = program.override(of: found.function, in: type, found.substitutions)
    else { return .unread }
    return .function(override)
  }

  /// The conforming type of the requirement that a reference names.
  private func selfType(of reference: ResolvedReference) -> SwiftType? {
    if let type = reference.substitutions["A"], program.isConcrete(type) { return type }
    // For an existential that holds a known type, that type.
    if let type = reference.base?.knownType, program.isConcrete(type) { return type }
    return nil
  }

  /// The value of a property, computed by running its getter.
  mutating func read(_ property: ResolvedReference, in environment: Environment) -> Value {
    if case .function(let getter) = target(of: property) { return call(getter, [], base: property.base) }
    if case .object(let object)? = property.base, let value = object.value(of: property) { return value }
    guard let base = property.base, canBind(base) else { return .declaration(property) }
    return callUnread(property.name, [base], at: property.place, in: environment)
  }

  @discardableResult
  mutating func call(_ target: Witness, _ arguments: [Value], base: Value?) -> Value {
    let facts = target.function.facts
    var substitutions = target.substitutions
    if let type = base?.knownType {
      substitutions[SwiftType.dynamicSelf] = type
      // The type in an existential, if known.
      for (name, replacement) in substitutions where replacement == .parameter(SwiftType.opened) {
        if facts.owner.map({ program.types[$0]?.kind == .protocol }) == true, name == "A" { substitutions[name] = type }
      }
    }
    let environment = Environment(target.function.module, substitutions: substitutions)
    environment["self"] = base
    let values = zip(arguments, facts.parameters).map { argument, parameter in
      guard case .place = argument else { return argument }
      if let value = parameter.defaultValue { return evaluate(value, in: environment) }
      // An integer may be the line of the call.
      return parameter.type.hasSuffix("Int") ? argument : .unknown
    }
    let object = base.map { [$0] } ?? []
    return runFunction(
      named: facts.name, facts.parameters.prefix(values.count).map(\.name) + object.map { _ in "self" },
      facts.body ?? [], values + object, in: environment)
  }

  mutating func call(_ closure: Closure, _ arguments: [Value]) -> Value {
    runFunction(
      named: "a closure", closure.parameters, closure.body, arguments, in: Environment(inside: closure.environment))
  }

  private mutating func runFunction(
    named name: String, _ parameters: [String], _ body: [Statement.ID], _ arguments: [Value],
    in environment: Environment
  ) -> Value {
    guard let first = body.first else { return .unknown }
    let call = ActiveCall(module: ObjectIdentifier(environment.module), body: first)
    guard depth < Self.maximumDepth, remainingCalls > 0, activeCalls[call, default: 0] < Self.maximumRecursion else {
      noteUnknown(.recursion(name), at: callSite.flatMap { $0.module.location(of: $0.place) })
      return .unknown
    }
    remainingCalls -= 1
    depth += 1
    let isReentered = activeCalls[call, default: 0] > 0
    activeCalls[call, default: 0] += 1
    if isReentered { reenteredCalls += 1 }
    let outer = (call: currentCall, function: currentFunction)
    currentCall = number(of: call)
    currentFunction = name
    for (parameter, argument) in zip(parameters, arguments) { environment[parameter] = named(argument, parameter) }
    defer {
      depth -= 1
      activeCalls[call, default: 1] -= 1
      if isReentered { reenteredCalls -= 1 }
      (currentCall, currentFunction) = outer
    }
    return runBody(body, in: environment)
  }

  /// Identifies the call that begins, in the same way in all runs.
  mutating func number(of call: ActiveCall) -> Int {
    func numbered(_ number: Int) -> BranchMap.Call {
      BranchMap.Call(
        outer: currentCall, steps: path.steps, function: call.module, body: call.body, number: number)
    }
    let number = repeatedCalls[numbered(0), default: 0]
    repeatedCalls[numbered(0)] = number + 1
    return world.map.number(of: numbered(number))
  }
}

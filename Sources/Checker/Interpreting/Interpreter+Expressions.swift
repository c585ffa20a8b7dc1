extension Interpreter {
  /// Evaluates an expression, and runs the calls in it.
  mutating func evaluate(_ id: Expression.ID, in environment: Environment) -> Value {
    let facts = environment.module.facts
    guard nesting < Self.maximumNesting else {
      noteUnknown(.unknownForm("code that is nested too deeply", compiler: facts.compiler), at: nil)
      return .unknown
    }
    nesting += 1
    defer { nesting -= 1 }
    switch facts.expressions[id] {
    case .name(let name):
      let value = environment[name == Expression.superName ? "self" : name] ?? .unknown
      guard case .accessors(let read, _) = value else { return value }
      return read.map { call($0, []) } ?? .unknown
    case .type(let text): return .type(type(text, in: environment))
    case .reference(let reference, let base):
      let isOfSuperclass = base.map { environment.module.facts.expressions[$0] } == .name(Expression.superName)
      return evaluate(
        reference, base: base.map { evaluate($0, in: environment) }, isOfSuperclass: isOfSuperclass, in: environment)
    case .call(let function, let arguments, let place):
      let callee = evaluate(function, in: environment)
      let values = arguments.map { CallArgument(label: $0.label, value: fixedValue(of: $0.value, in: environment)) }
      callSite = (place, environment.module)
      if case .declaration(let operation) = callee, operation.isOperator,
        let value = logic(operation, values.map(\.value), of: id, in: environment)
      {
        return value
      }
      return call(callee, values, at: place, in: environment)
    case .closure(let parameters, let body, let isImplicit):
      return .closure(Closure(parameters: parameters, body: body, environment: environment, isImplicit: isImplicit))
    case .accessors(let read, let written):
      return .accessors(
        read: read.flatMap { closure($0, in: environment) },
        written: written.compactMap { closure($0, in: environment) })
    case .assignment(let destination, let value, let place):
      assign(evaluate(value, in: environment), to: destination, at: place, in: environment)
      return .unknown
    case .literal(let text): return .literal(text)
    case .unknownForm(let form, let place):
      let module = environment.module
      noteUnknown(.unknownForm(form, compiler: module.facts.compiler), at: module.location(of: place))
      return .unknown
    case .unreadBinder(let place):
      noteUnknown(.unreadFunction("an expression"), at: environment.module.location(of: place))
      return .unknown
    case .callSite(let place): return .place(place, environment.module)
    case .choice(let alternatives, let place):
      guard !alternatives.isEmpty else { return .unknown }
      return choose(among: alternatives, at: place, in: environment)
    case .array(let parts, let place):
      let values = parts.map { evaluate($0, in: environment) }
      return values.contains(where: canBind) ? .array(values, environment.module.location(of: place)) : .unknown
    case .collection(let parts, let place):
      keep(parts.map { evaluate($0, in: environment) }, in: "a collection", at: place, of: environment.module)
      return .unknown
    case .other(let parts):
      if parts.count == 2, case .choice(let alternatives, let place) = environment.module.facts.expressions[parts[1]] {
        // The condition of a choice precedes it.
        let condition = condition(evaluate(parts[0], in: environment))
        return choose(among: alternatives, by: condition, at: place, in: environment)
      }
      var last = Value.unknown
      for part in parts {
        // An `inout` argument consists of its value and the assignment after the call.
        if case .assignment = environment.module.facts.expressions[part], parts.count == 2 {
          _ = evaluate(part, in: environment)
        } else {
          last = evaluate(part, in: environment)
          // Only the parts of the expression lead to the value from here.
          switch last {
          case .array(_, let location): noteUnknown(.storedBinder("a collection"), at: location)
          case .object(let object): noteUnknown(.storedBinder("a value"), at: object.location)
          default: break
          }
        }
      }
      guard parts.count == 2, case .assignment = environment.module.facts.expressions[parts[1]] else { return .unknown }
      return last
    }
  }

  private mutating func choose(
    among alternatives: [Expression.ID], by condition: BranchCondition? = nil, at place: FactPlace,
    in environment: Environment
  ) -> Value {
    let choice = alternatives.indices.map { $0 == 0 ? condition : nil }
    return choose(by: choice, at: place) { interpreter, index in
      interpreter.evaluate(alternatives[index], in: environment)
    }
  }

  private mutating func closure(_ id: Expression.ID, in environment: Environment) -> Closure? {
    guard case .closure(let closure) = evaluate(id, in: environment) else { return nil }
    return closure
  }

  private mutating func evaluate(
    _ reference: DeclarationReference, base: Value?, isOfSuperclass: Bool, in environment: Environment
  ) -> Value {
    var substitutions: SwiftType.Substitutions = [:]
    for substitution in reference.substitutions {
      substitutions[substitution.parameter] = type(substitution.type, in: environment)
    }
    if reference.isLocal, base == nil, let local = environment[reference.name] {
      // A generic local function.
      guard case .closure(let closure) = local, !substitutions.isEmpty else { return local }
      let inner = Environment(inside: closure.environment, substitutions: substitutions)
      return .closure(
        Closure(
          parameters: closure.parameters, body: closure.body, environment: inner, isImplicit: closure.isImplicit))
    }
    if let value = value(ofConstant: reference.symbol, substitutions) { return value }
    let resolved = ResolvedReference(
      reference, substitutions: substitutions, base: base, isOfSuperclass: isOfSuperclass)
    if resolved.name == "binder" || resolved.name == "anyBinder", base?.isBinding == true,
      resolved.ownerInCleanse != nil
    {
      return .binder
    }
    return resolved.isProperty ? read(resolved, in: environment) : .declaration(resolved)
  }

  /// The value of a constant with known code; `nil` if only its name is known.
  private mutating func value(ofConstant symbol: String, _ substitutions: SwiftType.Substitutions) -> Value? {
    guard let constant = program.constant(symbol), !constant.module.facts.expressions[constant.value].isEmpty,
      evaluatedConstants.insert(symbol).inserted
    else { return nil }
    defer { evaluatedConstants.remove(symbol) }
    let value = evaluate(constant.value, in: Environment(constant.module, substitutions: substitutions))
    // A constant keeps the value that another property had, even if the property changes later.
    guard case .declaration(let named) = value else {
      if case .unknown = value { return nil }
      return value
    }
    return named.isProperty && program.constant(named.symbol) == nil && !SymbolPart.bindingGraph.begins(named.symbol)
      ? nil : value
  }

  func type(_ text: String, in environment: Environment) -> SwiftType {
    let type = program.type(text)
    return type.isClosed ? type : program.substitute(type, environment.substitutions)
  }
}

/// An evaluated argument of a call.
struct CallArgument {
  let label: String
  let value: Value
}

extension Expression {
  /// Whether nothing is known of the expression.
  fileprivate var isEmpty: Bool { self == .other([]) }
}

extension Value {
  /// Whether bindings can be declared through the value itself.
  var isBinding: Bool {
    switch self {
    case .binder, .binding: true
    default: false
    }
  }
}

import BindingGraph

extension Interpreter {
  /// Calls what a value is.
  mutating func call(
    _ callee: Value, _ arguments: [CallArgument], at place: FactPlace, in environment: Environment
  ) -> Value {
    switch callee {
    case .closure(let closure): return call(closure, arguments.map(\.value))
    case .declaration(let reference):
      if let function = function(of: reference) {
        return call(
          function.function, arguments.map(\.value), base: reference.base, substitutions: function.substitutions)
      }
      if let owner = reference.ownerInCleanse, !program.isOfForeignExtension(reference.symbol) {
        return callCleanse(reference, of: owner, arguments, in: environment)
      }
      if reference.isLoopOfLibrary, case .closure(let body)? = arguments.first?.value {
        return loop(at: place, in: environment) { interpreter in interpreter.call(body, [.unknown]) }
      }
      return callUnread(
        reference.name, arguments.map(\.value) + [reference.base ?? .unknown], at: place, in: environment)
    default: return callUnread("a closure", arguments.map(\.value), at: place, in: environment)
    }
  }

  /// The function that a reference leads to; for a requirement of a protocol that of the type that meets it.
  private func function(of reference: ResolvedReference) -> Witness? {
    guard let known = program.function(reference.symbol) else { return nil }
    if let owner = known.facts.owner, known.facts.body == nil, program.types[owner]?.kind == .protocol,
      let type = reference.substitutions["A"],
      let witness = program.witness(known.facts.name, known.facts.labels, in: type)
    {
      return witness
    }
    return Witness(function: known, substitutions: reference.substitutions)
  }

  @discardableResult
  mutating func call(
    _ function: KnownFunction, _ arguments: [Value], base: Value?, substitutions: SwiftType.Substitutions
  ) -> Value {
    let environment = Environment(function.module, substitutions: substitutions)
    environment["self"] = base
    return runFunction(
      named: function.facts.name, function.facts.parameters, function.facts.body ?? [], arguments, in: environment)
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
    for (parameter, argument) in zip(parameters, arguments) { environment[parameter] = argument }
    let call = ActiveCall(module: ObjectIdentifier(environment.module), body: first)
    guard depth < Self.maximumDepth, remainingCalls > 0, activeCalls[call, default: 0] < Self.maximumRecursion else {
      noteUnknown(.recursion(name), at: nil)
      return .unknown
    }
    remainingCalls -= 1
    depth += 1
    activeCalls[call, default: 0] += 1
    let outerCall = currentCall
    currentCall = number(of: call)
    defer {
      depth -= 1
      activeCalls[call, default: 1] -= 1
      currentCall = outerCall
    }
    return runBody(body, in: environment)
  }

  /// Tells the call that begins from others, in the same way in all runs.
  private mutating func number(of call: ActiveCall) -> Int {
    func numbered(_ number: Int) -> BranchMap.Call {
      BranchMap.Call(
        outer: currentCall, steps: path.steps, function: call.module, body: call.body, number: number)
    }
    let number = repeatedCalls[numbered(0), default: 0]
    repeatedCalls[numbered(0)] = number + 1
    return world.map.number(of: numbered(number))
  }

  // MARK: What was not read

  private mutating func callUnread(
    _ name: String, _ values: [Value], at place: FactPlace, in environment: Environment
  ) -> Value {
    if values.contains(where: { canBind($0) }) {
      noteUnknown(.unreadFunction(name), at: environment.module.location(of: place))
    }
    return .unknown
  }

  /// Whether somebody who has the value can make bindings.
  func canBind(_ value: Value) -> Bool {
    switch value {
    case .binder, .binding: true
    case .closure(let closure): mentionsBinder(closure)
    case .declaration(let reference): reference.base.map { canBind($0) } ?? false
    case .unknown, .type, .literal, .place: false
    }
  }

  private func mentionsBinder(_ closure: Closure) -> Bool {
    let facts = closure.environment.module.facts
    var statements = closure.body
    var expressions: [Expression.ID] = []
    while true {
      while let id = statements.popLast() {
        switch facts.statements[id] {
        case .expression(let part): expressions.append(part)
        case .local(_, let part), .leave(let part): if let part { expressions.append(part) }
        case .branch(let lists, _): statements += lists.joined()
        case .loop(let list, _), .later(let list): statements += list
        case .jump, .end: break
        }
      }
      guard let id = expressions.popLast() else { return false }
      switch facts.expressions[id] {
      case .name(let name): if closure.environment[name]?.isBinding == true { return true }
      case .reference(_, let base): if let base { expressions.append(base) }
      case .call(let function, let arguments, _): expressions += [function] + arguments.map(\.value)
      case .closure(_, let body, _): statements += body
      case .choice(let parts, _), .other(let parts): expressions += parts
      case .type, .literal, .callSite: break
      }
    }
  }
}

// Binders that are passed to code that the checker cannot follow.
extension Interpreter {
  /// Notes a call of a function that was not read, if it may declare bindings.
  mutating func callUnread(
    _ name: String, _ values: [Value], at place: FactPlace, in environment: Environment
  ) -> Value {
    if values.contains(where: { canBind($0) }) {
      noteUnknown(.unreadFunction(name), at: environment.module.location(of: place))
    }
    return .unknown
  }

  /// Notes values that are stored where the checker cannot follow them, if they can declare bindings.
  mutating func keep(_ values: [Value], in name: String, at place: FactPlace, of module: LoadedModule) {
    if values.contains(where: { canBind($0) }) {
      noteUnknown(.storedBinder(name), at: module.location(of: place))
    }
  }

  /// Assigns a value to the destination of an assignment.
  mutating func assign(_ value: Value, to destination: Expression.ID, at place: FactPlace, in environment: Environment)
  {
    let module = environment.module
    switch module.facts.expressions[destination] {
    case .name(let name):
      let before = environment[name] ?? .unknown
      if case .accessors(_, let written) = before {
        for writer in written { _ = call(writer, [value]) }
        return keep([value], in: name, at: place, of: module)
      }
      // An assignment in a closure or a branch may not have run when the name is used.
      if !environment.declares(name) { keep([value, before], in: name, at: place, of: module) }
      if case .named = before, value.isUsedByConditions { return }
      environment.assign(value, to: name)
    case .reference(let reference, let base):
      let base = base.map { evaluate($0, in: environment) }
      if set(reference, of: base, to: value, at: module.location(of: place)) { return }
      for writer in program.writers(of: reference.symbol) {
        call(Witness(function: writer, substitutions: [:]), [value], base: base)
      }
      // The former value may be used as if it were the present one.
      var changed = [value]
      if case .object(let object)? = base { changed += [object.value(of: reference)].compactMap { $0 } }
      keep(changed, in: reference.name, at: place, of: module)
    case .call(let function, let arguments, _):
      assign(value, toElementOf: function, arguments, at: place, in: environment)
    // `_`
    case .other(let parts) where parts.isEmpty: break
    default: keep([value, evaluate(destination, in: environment)], in: "a variable", at: place, of: module)
    }
  }

  /// Assigns a value to an element of a subscript.
  private mutating func assign(
    _ value: Value, toElementOf subscripted: Expression.ID, _ arguments: [Expression.Argument], at place: FactPlace,
    in environment: Environment
  ) {
    let indices = arguments.map { evaluate($0.value, in: environment) }
    guard case .declaration(let reference) = evaluate(subscripted, in: environment) else {
      return keep([value] + indices, in: "a variable", at: place, of: environment.module)
    }
    let writers = program.writers(of: reference.symbol)
    for writer in writers {
      call(Witness(function: writer, substitutions: reference.substitutions), [value] + indices, base: reference.base)
    }
    let values = [value] + indices + [reference.base].compactMap { $0 }
    if writers.isEmpty { _ = callUnread(reference.shownName, values, at: place, in: environment) }
  }

  /// An examined closure or instance: the code of a closure, and the values of its names.
  private struct LookedInto: Hashable {
    let body: Statement.ID?
    let values: ObjectIdentifier
  }

  /// Whether code that has the value can declare bindings.
  func canBind(_ value: Value) -> Bool {
    var known: Set<LookedInto> = []
    return canBind(value, &known)
  }

  private func canBind(_ value: Value, _ known: inout Set<LookedInto>) -> Bool {
    switch value {
    case .binder, .binding: true
    case .closure(let closure): mentionsBinder(closure, &known)
    case .accessors(let read, let written):
      (written + [read].compactMap { $0 }).contains { mentionsBinder($0, &known) }
    case .declaration(let reference): reference.base.map { canBind($0, &known) } ?? false
    case .array(let elements, _): elements.contains { canBind($0, &known) }
    case .object(let object):
      known.insert(LookedInto(body: nil, values: ObjectIdentifier(object))).inserted
        && object.values.contains { canBind($0, &known) }
    case .unknown, .named, .condition, .type, .literal, .created, .place: false
    }
  }

  /// - Parameter known: the closures that were examined already, because closures can call each other.
  private func mentionsBinder(_ closure: Closure, _ known: inout Set<LookedInto>) -> Bool {
    let module = closure.environment.module
    guard let first = closure.body.first,
      known.insert(LookedInto(body: first, values: ObjectIdentifier(closure.environment))).inserted
    else { return false }
    let facts = module.facts
    return facts.expressions(in: closure.body).contains { id in
      switch facts.expressions[id] {
      case .name(let name): closure.environment[name].map { canBind($0, &known) } == true
      case .reference(let reference, _):
        reference.isLocal && closure.environment[reference.name].map { canBind($0, &known) } == true
      // An unknown form may contain anything.
      case .unknownForm, .unreadBinder: true
      default: false
      }
    }
  }
}

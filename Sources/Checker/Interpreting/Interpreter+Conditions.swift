// Unknown values get names, and Boolean values are conditions over these.
extension Interpreter {
  /// A value, named in the current call if it is unknown, so that all conditions there agree on it.
  func named(_ value: Value, _ name: String) -> Value {
    if case .unknown = value { .named("\(name) in \(currentCall)") } else { value }
  }

  /// The value of a local variable. It is unknown if the variable is assigned again, maybe in some runs only.
  mutating func local(
    _ name: String, _ value: Expression.ID, declaredBy id: Statement.ID, in environment: Environment
  ) -> Value {
    let value = fixedValue(of: value, in: environment)
    let isChanged = value.isUsedByConditions && environment.module.facts.changedLocals.contains(id)
    return named(isChanged ? .unknown : value, name)
  }

  /// The value of an expression; unknown if conditions could see another value in another run.
  mutating func fixedValue(of expression: Expression.ID, in environment: Environment) -> Value {
    let before = choices
    let value = evaluate(expression, in: environment)
    return choices > before && value.isUsedByConditions ? .unknown : value
  }

  // MARK: Conditions

  /// The condition under which a value is true; `nil` if it can differ each time.
  func condition(_ value: Value) -> BranchCondition? {
    switch value {
    case .condition(let condition): condition
    case .literal(let text): text == "true" ? .constant(true) : text == "false" ? .constant(false) : nil
    default: value.identity.map { world.map.condition(that: $0) }
    }
  }

  /// The result of an operator of the standard library on Boolean or compared values; `nil` for other functions.
  /// - Parameter id: the call.
  mutating func logic(
    _ function: ResolvedReference, _ operands: [Value], of id: Expression.ID, in environment: Environment
  ) -> Value? {
    guard function.isOfStandardLibrary else { return nil }
    guard !operands.contains(where: { canBind($0) }) else { return absence(operands, by: function) }
    switch (function.name, operands.count) {
    case ("!", 1): return value(condition(operands[0]).map { !$0 })
    case ("&&", 2), ("||", 2):
      let conditions = operands.map { condition(result(of: $0)) }
      guard conditions.contains(where: { $0 != nil }) else { return .unknown }
      let (first, second) = (
        conditions[0] ?? unknownCondition("left of \(id)", in: environment),
        conditions[1] ?? unknownCondition("right of \(id)", in: environment)
      )
      return value(function.name == "&&" ? first && second : first || second)
    case ("==", 2): return value(equality(operands[0], operands[1], by: function))
    case ("!=", 2): return value(equality(operands[0], operands[1], by: function).map { !$0 })
    case ("<", 2): return value(isLess(operands[0], operands[1], by: function))
    case (">", 2): return value(isLess(operands[1], operands[0], by: function))
    case ("<=", 2): return value(isAtMost(operands[0], operands[1], by: function))
    case (">=", 2): return value(isAtMost(operands[1], operands[0], by: function))
    case ("<:", 2): return value(isType(operands[0], operands[1]))
    default: return nil
    }
  }

  /// The result of a comparison with `nil` of a value that can declare bindings, which is never `nil`.
  private func absence(_ operands: [Value], by function: ResolvedReference) -> Value? {
    guard ["==", "!="].contains(function.name), operands.contains(where: { constant($0)?.text == "nil" }) else {
      return nil
    }
    return .literal("\(function.name == "!=")")
  }

  private func value(_ condition: BranchCondition?) -> Value {
    switch condition {
    case nil: .unknown
    case .constant(let isTrue): .literal("\(isTrue)")
    case let condition?: .condition(condition)
    }
  }

  /// The second operand of `&&` is a closure.
  private mutating func result(of operand: Value) -> Value {
    if case .closure(let closure) = operand { call(closure, []) } else { operand }
  }

  /// A condition that no other value depends on.
  private func unknownCondition(_ place: String, in environment: Environment) -> BranchCondition {
    world.map.condition(that: "\(place) of \(environment.module.facts.name) in \(currentCall)")
  }

  // MARK: Comparisons

  private func equality(_ first: Value, _ second: Value, by function: ResolvedReference) -> BranchCondition? {
    if function.comparesTruthValues {
      guard let first = condition(first), let second = condition(second) else { return nil }
      return first && second || !first && !second
    }
    if case .type(let first) = first, case .type(let second) = second {
      return first.isClosed && second.isClosed ? .constant(first == second) : nil
    }
    switch (constant(first), constant(second)) {
    case (let first?, let second?): return .constant(first.text == second.text)
    case (let constant?, nil): return equality(second, constant, by: function)
    case (nil, let constant?): return equality(first, constant, by: function)
    case (nil, nil):
      guard let first = first.identity, let second = second.identity else { return nil }
      return first == second
        ? .constant(true) : world.map.condition(that: [first, second].sorted().joined(separator: " == "))
    }
  }

  private func equality(_ value: Value, _ constant: Constant, by function: ResolvedReference) -> BranchCondition? {
    guard let identity = value.identity else { return nil }
    return function.comparesOptionals
      ? world.map.condition(that: "\(identity)?", is: constant.text, of: constant.alternatives.map { $0 + ["nil"] })
      : world.map.condition(that: identity, is: constant.text, of: constant.alternatives)
  }

  private typealias Constant = (text: String, alternatives: [String]?)

  /// A value that equals only itself, and all values of its type; `nil` for the latter if unknown.
  private func constant(_ value: Value) -> Constant? {
    switch value {
    case .literal(let text): return ("\"\(text)", nil)
    case .declaration(let reference) where reference.symbol == DeclarationReference.absence: return ("nil", nil)
    case .declaration(let reference) where reference.isPlainCase:
      guard case .type(let type)? = reference.base else { return nil }
      let cases = program.declaration(of: type)?.cases ?? []
      return (reference.name, cases.contains(reference.name) ? cases : nil)
    default: return nil
    }
  }

  private func isLess(_ first: Value, _ second: Value, by function: ResolvedReference) -> BranchCondition? {
    if function.comparesWholeNumbers {
      if let first = first.number, let second = second.number { return .constant(first < second) }
      // 3 < n unless n < 4.
      if let number = first.number, number < .max {
        return second.identity.map { !world.map.condition(that: "\($0) < \(number + 1)") }
      }
      if let number = second.number {
        return first.identity.map { world.map.condition(that: "\($0) < \(number)") }
      }
    }
    guard let first = first.identity, let second = second.identity else { return nil }
    return world.map.condition(that: "\(first) < \(second)")
  }

  /// Not the negation of `>` for all numbers, because of `nan`.
  private func isAtMost(_ first: Value, _ second: Value, by function: ResolvedReference) -> BranchCondition? {
    if function.comparesWholeNumbers { return isLess(second, first, by: function).map { !$0 } }
    guard let first = first.identity, let second = second.identity else { return nil }
    return world.map.condition(that: "\(first) <= \(second)")
  }

  /// Whether a type equals another one, or is a subtype of it.
  private func isType(_ value: Value, _ other: Value) -> BranchCondition? {
    guard case .type(let type) = value, case .type(let other) = other, type.isClosed, other.isClosed else { return nil }
    if type == other || program.supertypes(of: type).contains(other) { return .constant(true) }
    let kind = program.declaration(of: other)?.kind
    // These have no subtypes.
    return kind == .struct || kind == .enum || other.isNumberOrText ? .constant(false) : nil
  }
}

extension Value {
  /// A name that equal values share; `nil` for values without one.
  fileprivate var identity: String? {
    switch self {
    case .named(let name): name
    case .literal(let text): "\"\(text)"
    case .type(let type): type.isClosed ? type.fullName : nil
    case .declaration(let reference): reference.identity
    default: nil
    }
  }

  fileprivate var number: Int? {
    if case .literal(let text) = self { Int(text) } else { nil }
  }

  /// Whether branches can depend on the value, and no binding can be declared through it.
  var isUsedByConditions: Bool {
    switch self {
    case .unknown, .named, .condition: true
    case .literal(let text): text == "true" || text == "false"
    case .declaration(let reference): reference.isProperty || reference.isPlainCase
    default: false
    }
  }
}

extension SwiftType {
  /// Whether this is a plain type of the standard library.
  fileprivate var isNumberOrText: Bool {
    names.count == 2 && names[0] == "Swift"
      && (["Bool", "String", "Double", "Float", "Character"].contains(names[1]) || isWholeNumber)
  }

  fileprivate var isWholeNumber: Bool {
    names.count == 2 && names[0] == "Swift" && (names[1].hasPrefix("Int") || names[1].hasPrefix("UInt"))
  }
}

extension ResolvedReference {
  var isOperator: Bool { name.utf8.first.map("!&|=<>".utf8.contains) ?? false }

  /// The symbols of the program's declarations continue with the length of their module's name instead.
  var isOfStandardLibrary: Bool {
    symbol.hasPrefix("s:S") || symbol.hasPrefix("s:s")
  }

  fileprivate var comparesTruthValues: Bool {
    symbol.hasPrefix("s:Sb") || substitutions["A"]?.isDeclared(in: "Swift", "Bool") == true && !comparesOptionals
  }

  fileprivate var comparesOptionals: Bool {
    symbol.hasPrefix("s:Sq") || substitutions["A"]?.isDeclared(in: "Swift", "Optional") == true
  }

  fileprivate var comparesWholeNumbers: Bool {
    substitutions["A"]?.isWholeNumber
      ?? ["s:Si", "s:Su", "s:s4Int8", "s:s5Int", "s:s5UInt8", "s:s6UInt"].contains { symbol.hasPrefix($0) }
  }

  /// The name of the declaration and its base; `nil` if the base has no name.
  fileprivate var identity: String? {
    var owner = ""
    if let base {
      guard let identity = base.identity else { return nil }
      owner = identity
    }
    let arguments = substitutions.sorted { $0.key < $1.key }.map(\.value.fullName)
    return ([owner, symbol] + arguments).joined(separator: " ")
  }
}

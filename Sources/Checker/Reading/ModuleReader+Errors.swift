// The points at which errors leave statements.
extension ModuleReader {
  /// Whether an error can leave the next code, unless the code catches it.
  static func canFail(_ json: JSONReader) throws -> Bool {
    try json.isAhead("\"try_expr\"") || json.isAhead("\"throw_stmt\"")
  }

  /// Statements whose parts add these points themselves, and declarations.
  private static let statementsWithOwnFailures: [StaticString] = [
    "throw_stmt", "do_catch_stmt", "do_stmt", "brace_stmt", "if_stmt", "guard_stmt", "switch_stmt", "struct_decl",
    "class_decl", "enum_decl",
  ]

  /// Reads a statement, and adds the point at which an error leaves it.
  func statementWithFailure(_ json: JSONReader) throws -> [Statement.ID] {
    let hasOwnFailures = json.kindAhead.map { kind in Self.statementsWithOwnFailures.contains { kind == $0 } } == true
    let canFail = try !hasOwnFailures && Self.canFail(json)
    return try statement(json) + (canFail ? [add(.failure)] : [])
  }

  /// Reads code that an error can leave, or (if `isLeft` is `false`) separate code, such as that of a closure, from
  /// which no error leaves the statements around it.
  func readCode<Result>(leftByErrors isLeft: Bool, _ read: () throws -> Result) rethrows -> Result {
    let outer = errorScope
    errorScope = isLeft ? jumpTargets.count : nil
    defer { errorScope = outer }
    return try read()
  }

  /// The statement that marks the normal end of code; nothing where no error can leave the code.
  /// - Parameter target: the number of the statement that is left; `nil` for the function.
  func success(leaving target: Int? = nil) -> [Statement.ID] {
    guard let errorScope, target.map({ $0 < errorScope }) ?? true else { return [] }
    return [add(.success)]
  }

  /// Reads the statements of a block, split before the first one that may throw.
  func statementsBeforeErrors(_ json: JSONReader) throws -> (before: [Statement.ID], rest: [Statement.ID]) {
    var (before, rest): ([Statement.ID], [Statement.ID]) = ([], [])
    var hasThrown = false
    try json.forEachMember { key in
      guard key == "elements", json.isAtArray else { return }
      try json.forEachElement {
        if !hasThrown { hasThrown = try Self.canFail(json) }
        let isFunction = json.kindAhead.map { $0 == "func_decl" } == true
        if hasThrown, !isFunction {
          rest += try readCode(leftByErrors: true) { try statementWithFailure(json) }
        } else {
          before += try statement(json)
        }
      }
    }
    if !rest.isEmpty { rest.append(add(.success)) }
    return (before, rest)
  }
}

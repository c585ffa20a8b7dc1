// The points at which errors leave statements.
extension ModuleReader {
  /// Whether an error can leave the next code, unless the code catches it.
  static func canFail(_ json: JSONReader) throws -> Bool {
    try json.isAhead("\"try_expr\"") || json.isAhead("\"throw_stmt\"")
  }

  /// Reads a statement, and adds the point at which an error leaves it.
  func statementWithFailure(_ json: JSONReader) throws -> [Statement.ID] {
    let declaresOrSaysSo = json.kindAhead.map { kind in
      ["throw_stmt", "do_catch_stmt", "struct_decl", "class_decl", "enum_decl"].contains { kind == $0 }
    }
    let canFail = try declaresOrSaysSo != true && Self.canFail(json)
    return try statement(json) + (canFail ? [add(.failure)] : [])
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
        if hasThrown, !isFunction { rest += try statementWithFailure(json) } else { before += try statement(json) }
      }
    }
    return (before, rest)
  }
}

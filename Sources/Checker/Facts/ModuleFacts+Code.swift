extension ModuleFacts {
  /// Whether any of the statements ends before its end: by a jump, a result, an error or the end of the program.
  func hasJump(in statements: [Statement.ID]) -> Bool {
    statements.contains { id in
      switch self.statements[id] {
      case .jump, .leave, .end, .failure, .success: true
      case let statement: hasJump(in: statement.parts.statements)
      }
    }
  }

  /// All expressions in statements, and in the conditions of their branches.
  func expressions(in statements: [Statement.ID]) -> Set<Expression.ID> {
    var found: Set<Expression.ID> = []
    var statements = statements
    var open: [Expression.ID] = []
    while true {
      while let id = statements.popLast() {
        let parts = self.statements[id].parts
        statements += parts.statements
        open += parts.expressions
        if case .branch(_, let place) = self.statements[id] { open += conditions[place] ?? [] }
      }
      guard let id = open.popLast() else { return found }
      guard found.insert(id).inserted else { continue }
      let parts = expressions[id].parts
      statements += parts.statements
      open += parts.expressions
    }
  }
}

extension Expression {
  /// The direct parts of this expression.
  var parts: (expressions: [ID], statements: [Statement.ID]) {
    switch self {
    case .name, .type, .literal, .callSite, .unknownForm, .unreadBinder: ([], [])
    case .reference(_, let base): (base.map { [$0] } ?? [], [])
    case .call(let function, let arguments, _): ([function] + arguments.map(\.value), [])
    case .closure(_, let body, _): ([], body)
    case .choice(let parts, _), .array(let parts, _), .collection(let parts, _), .other(let parts): (parts, [])
    case .assignment(let destination, let value, _): ([destination, value], [])
    case .accessors(let read, let written): ((read.map { [$0] } ?? []) + written, [])
    }
  }
}

extension Statement {
  /// The direct parts of this statement.
  var parts: (expressions: [Expression.ID], statements: [ID]) {
    switch self {
    case .expression(let expression): ([expression], [])
    case .local(_, let value), .leave(let value): (value.map { [$0] } ?? [], [])
    case .branch(let alternatives, _): ([], alternatives.flatMap { $0 })
    case .iteration(let sequence, _, let body, _): ([sequence], body)
    case .loop(let body, _), .later(let body), .block(let body), .attempt(let body, _): ([], body)
    case .jump, .end, .failure, .success: ([], [])
    }
  }
}

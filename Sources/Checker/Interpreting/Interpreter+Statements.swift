extension Interpreter {
  /// How a list of statements ends.
  enum Outcome {
    case finished
    case left(Value)
  }

  /// Runs statements as the body of a function.
  /// - Returns: what the function returns.
  mutating func runBody(_ statements: [Statement.ID], in environment: Environment) -> Value {
    let outerBranches = branches.count
    var later: [[Statement.ID]] = []
    let outcome = run(statements, in: environment, later: &later)
    for list in later.reversed() { _ = run(list, in: environment) }
    // What stood behind an early return was in its other branch.
    branches.removeLast(branches.count - outerBranches)
    if case .left(let value) = outcome { return value }
    return .unknown
  }

  private mutating func run(_ statements: [Statement.ID], in environment: Environment) -> Outcome {
    var later: [[Statement.ID]] = []
    let outcome = run(statements, in: environment, later: &later)
    for list in later.reversed() { _ = run(list, in: environment) }
    return outcome
  }

  private mutating func run(
    _ statements: [Statement.ID], in environment: Environment, later: inout [[Statement.ID]]
  ) -> Outcome {
    for id in statements {
      switch environment.module.facts.statements[id] {
      case .expression(let expression): _ = evaluate(expression, in: environment)
      case .local(let name, let value):
        environment.declare(name, as: value.map { evaluate($0, in: environment) } ?? .unknown)
      case .leave(let value): return .left(value.map { evaluate($0, in: environment) } ?? .unknown)
      case .later(let list): later.append(list)
      case .loop(let body, let place):
        _ = loop(at: place, in: environment) { $0.run(body, in: Environment(inside: environment)) }
      case .branch(let alternatives, let place):
        let outcome = branch(alternatives, at: place, in: environment)
        if case .left = outcome { return outcome }
      }
    }
    return .finished
  }

  /// Runs what may be repeated once, and notes it where it binds anything.
  mutating func loop<Result>(
    at place: FactPlace, in environment: Environment, _ body: (inout Interpreter) -> Result
  ) -> Result {
    let count = recording.bindings.count + recording.modules.count
    let result = body(&self)
    if recording.bindings.count + recording.modules.count > count {
      note(.loop, at: environment.module.location(of: place))
    }
    return result
  }

  // MARK: Branches

  private mutating func branch(
    _ alternatives: [[Statement.ID]], at place: FactPlace, in environment: Environment
  ) -> Outcome {
    let leaving = alternatives.map { leaves($0, of: environment.module) }
    let outcome = choose(among: alternatives.count, leaving: leaving, at: place, in: environment) {
      interpreter, index in
      interpreter.run(alternatives[index], in: Environment(inside: environment))
    }
    // If another alternative leaves the function, all that follows depends on the choice, too.
    if case .finished? = outcome.last, leaving.contains(true), let index = indices(of: leaving).last {
      branches.append(BranchStep(location: environment.module.location(of: place), alternative: index))
    }
    return choice == .all ? .finished : outcome.last ?? .finished
  }

  private func leaves(_ statements: [Statement.ID], of module: LoadedModule) -> Bool {
    statements.contains { id in
      switch module.facts.statements[id] {
      case .leave: true
      case .branch(let alternatives, _): alternatives.contains { leaves($0, of: module) }
      default: false
      }
    }
  }

  /// Runs what the interpreter takes of several alternatives.
  /// - Parameter leaving: which of them leave the function.
  /// - Returns: what each came to.
  mutating func choose<Result>(
    among count: Int, leaving: [Bool]? = nil, at place: FactPlace, in environment: Environment,
    _ body: (inout Interpreter, Int) -> Result
  ) -> [Result] {
    recording.alternatives = max(recording.alternatives, count)
    let location = environment.module.location(of: place)
    return indices(of: leaving ?? Array(repeating: false, count: count)).map { index in
      branches.append(BranchStep(location: location, alternative: index))
      let depth = branches.count
      defer { branches.removeLast(branches.count - depth + 1) }
      return body(&self, index)
    }
  }

  /// The alternatives that the interpreter takes.
  private func indices(of leaving: [Bool]) -> [Int] {
    switch choice {
    case .all: return Array(leaving.indices)
    case .one(let number, let avoidsExits):
      let staying = leaving.indices.filter { !leaving[$0] }
      let candidates = avoidsExits && !staying.isEmpty ? staying : Array(leaving.indices)
      return candidates.isEmpty ? [] : [candidates[min(number, candidates.count - 1)]]
    }
  }
}

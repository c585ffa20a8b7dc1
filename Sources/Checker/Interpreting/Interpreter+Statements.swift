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
      case .local(let name, let value): environment[name] = value.map { evaluate($0, in: environment) } ?? .unknown
      case .leave(let value): return .left(value.map { evaluate($0, in: environment) } ?? .unknown)
      case .later(let list): later.append(list)
      case .loop(let body, let place):
        let count = recording.bindings.count + recording.modules.count
        _ = run(body, in: Environment(inside: environment))
        if recording.bindings.count + recording.modules.count > count {
          note(.loop, at: environment.module.location(of: place))
        }
      case .branch(let alternatives, let place):
        let outcome = branch(alternatives, at: place, in: environment)
        if case .left = outcome { return outcome }
      }
    }
    return .finished
  }

  // MARK: Branches

  private mutating func branch(
    _ alternatives: [[Statement.ID]], at place: FactPlace, in environment: Environment
  ) -> Outcome {
    let outcome = choose(among: alternatives.count, at: place, in: environment) { interpreter, index in
      interpreter.run(alternatives[index], in: Environment(inside: environment))
    }
    // If another alternative leaves the function, all that follows depends on the choice, too.
    if case .finished = outcome, alternatives.contains(where: { leaves($0, of: environment.module) }) {
      branches.append(step(among: alternatives.count, at: place, in: environment))
    }
    return outcome
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

  mutating func choose<Result>(
    among count: Int, at place: FactPlace, in environment: Environment,
    _ body: (inout Interpreter, Int) -> Result
  ) -> Result {
    recording.alternatives = max(recording.alternatives, count)
    let step = step(among: count, at: place, in: environment)
    branches.append(step)
    let depth = branches.count
    defer { branches.removeLast(branches.count - depth + 1) }
    return body(&self, step.alternative)
  }

  private func step(among count: Int, at place: FactPlace, in environment: Environment) -> BranchStep {
    BranchStep(location: environment.module.location(of: place), alternative: min(alternative, count - 1))
  }
}

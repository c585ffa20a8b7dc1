extension Interpreter {
  /// The way in which a list of statements ends.
  enum Outcome {
    case finished
    /// The function returned a value.
    case left(Value)
    /// A jump left the statement at a location.
    case jumped(FactPlace)
    /// An error was thrown.
    case failed
  }

  /// The statements of a `defer`, and the path to it.
  private typealias LateStatements = (path: BranchPath, statements: [Statement.ID])

  /// Runs statements as the body of a function.
  /// - Returns: the result of the function.
  mutating func runBody(_ statements: [Statement.ID], in environment: Environment) -> Value {
    if case .left(let value) = run(statements, in: environment) { return value }
    return .unknown
  }

  private mutating func run(_ statements: [Statement.ID], in environment: Environment) -> Outcome {
    let outer = path
    var later: [LateStatements] = []
    let outcome = run(statements, in: environment, later: &later)
    for late in later.reversed() {
      path = late.path
      _ = run(late.statements, in: environment)
    }
    path = outer
    return outcome
  }

  private mutating func run(
    _ statements: [Statement.ID], in environment: Environment, later: inout [LateStatements]
  ) -> Outcome {
    for id in statements where world.isPossible {
      switch environment.module.facts.statements[id] {
      case .expression(let expression): _ = evaluate(expression, in: environment)
      case .local(let name, let value):
        environment.declare(
          name, as: value.map { local(name, $0, declaredBy: id, in: environment) } ?? named(.unknown, name))
      case .leave(let value): return .left(value.map { evaluate($0, in: environment) } ?? .unknown)
      case .jump(let place): return .jumped(place)
      case .end: world.end(at: path)
      case .later(let list): later.append((path, list))
      case .block(let body):
        let outcome = run(body, in: Environment(inside: environment))
        path.exits += exits(of: body, in: environment.module, isFailing: isFailing).map(\.steps)
        guard case .finished = outcome else { return outcome }
      case .attempt(let body, let fails):
        let outcome = attempt(body, fails: fails, in: environment)
        guard case .finished = outcome else { return outcome }
      case .failure: if isFailing { return .failed }
      case .success: if isFailing { world.end(at: path) }
      case .loop(let body, let place):
        let outcome = loop(body, at: place, in: Environment(inside: environment))
        if outcome.leaves(place) { return outcome }
      case .iteration(let sequence, let element, let body, let place):
        let outcome = iterate(over: sequence, element: element, body, at: place, in: environment)
        if outcome.leaves(place) { return outcome }
      case .branch(let alternatives, let place):
        let outcome = branch(alternatives, at: place, in: environment)
        if outcome.leaves(place) { return outcome }
      }
    }
    return .finished
  }

  private mutating func loop(_ body: [Statement.ID], at place: FactPlace, in environment: Environment) -> Outcome {
    // A loop may have no iterations, so an end of the program in it is ignored.
    let body = Array(body.prefix { environment.module.facts.statements[$0] != .end })
    let outcome = loop(at: place, in: environment) { $0.run(body, in: environment) }
    let exits = exits(ofLoop: body, at: place, in: environment.module, isFailing: isFailing)
    path.exits += exits.map(\.steps)
    // A loop may have no iterations, so even an unconditional exit in it may not be taken.
    return exits.isEmpty ? .finished : outcome
  }

  /// Runs statements for each element of a known array, or as a loop.
  private mutating func iterate(
    over sequence: Expression.ID, element name: String, _ body: [Statement.ID], at place: FactPlace,
    in environment: Environment
  ) -> Outcome {
    let value = evaluate(sequence, in: environment)
    let scope = Environment(inside: environment)
    guard case .array(let elements, _) = value, !environment.module.facts.hasJump(in: body) else {
      keep([value], in: "a collection", at: place, of: environment.module)
      scope.declare(name, as: named(.unknown, name))
      return loop(body, at: place, in: scope)
    }
    let outer = currentCall
    defer { currentCall = outer }
    for element in elements {
      // Each iteration takes its own branches.
      if let first = body.first {
        currentCall = number(of: ActiveCall(module: ObjectIdentifier(environment.module), body: first))
      }
      let scope = Environment(inside: environment)
      scope.declare(name, as: named(element, name))
      let outcome = run(body, in: scope)
      guard case .finished = outcome else { return outcome }
    }
    return .finished
  }

  /// Runs statements up to an error, or without one.
  private mutating func attempt(_ body: [Statement.ID], fails: Bool, in environment: Environment) -> Outcome {
    let outer = (isFailing: isFailing, call: currentCall)
    isFailing = fails
    // In runs without an error, the same code may take other branches.
    if fails, let first = body.first {
      currentCall = number(of: ActiveCall(module: ObjectIdentifier(environment.module), body: first))
    }
    let outcome = run(body, in: Environment(inside: environment))
    (isFailing, currentCall) = outer
    return fails ? .finished : outcome
  }

  /// Runs repeatable code once, and notes it if it declares any binding.
  mutating func loop<Result>(
    at place: FactPlace, in environment: Environment, _ body: (inout Interpreter) -> Result
  ) -> Result {
    let count = recording.bindings.count + recording.modules.count
    loops += 1
    let result = body(&self)
    loops -= 1
    if recording.bindings.count + recording.modules.count > count {
      note(.loop, at: environment.module.location(of: place))
    }
    return result
  }

  // MARK: Branches

  private mutating func branch(
    _ alternatives: [[Statement.ID]], at place: FactPlace, in environment: Environment
  ) -> Outcome {
    guard !alternatives.isEmpty else { return .finished }
    var choice = (environment.module.facts.conditions[place] ?? []).map { condition(evaluate($0, in: environment)) }
    // A branch for all other cases, such as `else`, has no condition of its own.
    choice += Array(repeating: nil, count: max(0, alternatives.count - choice.count))
    let departures = alternatives.map { departure(of: $0, in: environment.module, isFailing: isFailing) }
    let outcome = choose(by: choice, departures: departures, at: place) { interpreter, index in
      interpreter.run(alternatives[index], in: Environment(inside: environment))
    }
    if departures.contains(where: { $0 != .none }) {
      let exits = exits(ofBranches: alternatives, at: place, in: environment.module, isFailing: isFailing)
      path.exits += exits.map(\.steps)
    }
    return outcome
  }

  private func departure(
    of statements: [Statement.ID], in module: LoadedModule, isFailing: Bool
  ) -> BranchMap.Departure {
    var found = BranchMap.Departure.none
    for id in statements {
      switch module.facts.statements[id] {
      case .failure where isFailing: return .function
      case .success where isFailing: return .program
      case .end: return .program
      case .leave, .jump: found = .function
      case .branch(let alternatives, _):
        let inner = alternatives.map { departure(of: $0, in: module, isFailing: isFailing) }
        if inner.contains(.program) { return .program }
        if inner.contains(.function) { found = .function }
      case .block(let body):
        let inner = departure(of: body, in: module, isFailing: isFailing)
        if inner == .program { return inner }
        if inner != .none { found = inner }
      case .attempt(let body, fails: false):
        let inner = departure(of: body, in: module, isFailing: false)
        if inner == .program { return inner }
        if inner != .none { found = inner }
      default: break
      }
    }
    return found
  }

  /// Runs the alternative that the world takes.
  /// - Parameters:
  ///   - choice: the condition of each alternative, as far as known. Earlier alternatives take precedence.
  ///   - departures: the destinations of the alternatives; `nil` if all continue after the statement.
  mutating func choose<Result>(
    by choice: [BranchCondition?], departures: [BranchMap.Departure]? = nil, at place: FactPlace,
    _ body: (inout Interpreter, Int) -> Result
  ) -> Result {
    let point = world.map.point(at: place, in: currentCall, count: choice.count)
    world.map.reach(
      point, on: path.steps, departures: departures ?? Array(repeating: .none, count: choice.count), choice: choice)
    let outer = path
    let step = world.choose(at: point)
    if world.map.condition(of: step) != .constant(true) {
      recording.hasBranches = true
      choices += 1
    }
    path.steps.append(step)
    let result = body(&self, step.alternative)
    path = outer
    return result
  }
}

extension Interpreter.Outcome {
  /// Whether the code after the statement at a location does not run.
  fileprivate func leaves(_ place: FactPlace) -> Bool {
    switch self {
    case .finished: false
    case .left, .failed: true
    case .jumped(let target): target != place
    }
  }
}

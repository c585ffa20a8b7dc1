// Code after a statement runs only if no exit, such as a `return` in a branch, left the statement. These functions list
// all exits in the code, of which a run takes at most one.
extension Interpreter {
  /// An exit of a statement.
  struct Exit {
    var steps: [BranchStep]
    /// The location of the statement that it leaves; `nil` if it leaves the function.
    let target: FactPlace?
  }

  func exits(
    ofBranches alternatives: [[Statement.ID]], at place: FactPlace, in module: LoadedModule, isFailing: Bool
  ) -> [Exit] {
    let point = world.map.point(at: place, in: currentCall, count: alternatives.count)
    return alternatives.enumerated().flatMap { number, statements in
      exits(of: statements, in: module, isFailing: isFailing).filter { $0.target != place }.map { exit in
        Exit(steps: [BranchStep(point: point, alternative: number)] + exit.steps, target: exit.target)
      }
    }
  }

  func exits(
    ofLoop body: [Statement.ID], at place: FactPlace, in module: LoadedModule, isFailing: Bool
  ) -> [Exit] {
    exits(of: body, in: module, isFailing: isFailing).filter { $0.target != place && !$0.steps.isEmpty }
  }

  /// - Parameter isFailing: whether statements that can throw an error do so.
  func exits(of statements: [Statement.ID], in module: LoadedModule, isFailing: Bool) -> [Exit] {
    var found: [Exit] = []
    for id in statements {
      switch module.facts.statements[id] {
      case .leave: return found + [Exit(steps: [], target: nil)]
      case .jump(let target): return found + [Exit(steps: [], target: target)]
      case .failure where isFailing: return found + [Exit(steps: [], target: nil)]
      case .end: return found
      case .success where isFailing: return found
      case .branch(let alternatives, let place):
        found += exits(ofBranches: alternatives, at: place, in: module, isFailing: isFailing)
      case .loop(let body, let place), .iteration(_, _, let body, let place):
        found += exits(ofLoop: body, at: place, in: module, isFailing: isFailing)
      case .block(let body): found += exits(of: body, in: module, isFailing: isFailing)
      case .attempt(let body, fails: false): found += exits(of: body, in: module, isFailing: false)
      case .expression, .local, .later, .attempt, .failure, .success: break
      }
    }
    return found
  }
}

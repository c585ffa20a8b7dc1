/// Random code of branches, errors and returns that binds the types `K0` and `K1`, and the bindings that it declares for
/// each value of its conditions `f0`, `f1` and `f2`.
struct RandomBranches {
  /// Runs a piece of code for the values of the conditions, and adds the types that it binds.
  typealias Run = ([Bool], inout [String]) -> Departure

  enum Departure {
    case none, returned, thrown
  }

  typealias Code = (lines: [String], run: Run)

  private var state: UInt64
  /// The functions that the code calls.
  private(set) var functions: [String] = []

  init(seed: Int) {
    state = UInt64(seed + 1) &* 0x9E37_79B9_7F4A_7C15
  }

  private mutating func below(_ limit: Int) -> Int {
    // The generator of Knuth's MMIX, whose high bits are the most random ones.
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % limit
  }

  // MARK: Conditions

  private mutating func condition() -> (text: String, value: ([Bool]) -> Bool) {
    let number = below(3)
    switch below(10) {
    case 0..<5: return ("f\(number)", { $0[number] })
    case 5..<7: return ("!f\(number)", { !$0[number] })
    case 7:
      let (first, second) = (condition(), condition())
      return ("(\(first.text) && \(second.text))", { first.value($0) && second.value($0) })
    default:
      let (first, second) = (condition(), condition())
      return ("(\(first.text) || \(second.text))", { first.value($0) || second.value($0) })
    }
  }

  // MARK: Statements

  private mutating func binding() -> Code {
    let key = "K\(below(2))"
    return (
      ["binder.bind(\(key).self).to(factory: \(key).init)"],
      { _, bound in
        bound.append(key)
        return .none
      }
    )
  }

  /// Code of a few statements, perhaps with a binding that runs at its end.
  /// - Parameters:
  ///   - depth: the limit of statements within statements.
  ///   - canThrow: whether an error can leave the code.
  mutating func block(depth: Int, canThrow: Bool) -> Code {
    let parts = (0...max(0, below(4) - 1)).map { _ in statement(depth: depth, canThrow: canThrow) }
    let run: Run = { values, bound in
      for part in parts {
        let departure = part.run(values, &bound)
        if departure != .none { return departure }
      }
      return .none
    }
    let lines = parts.flatMap(\.lines)
    guard below(8) == 0 else { return (lines, run) }
    let last = binding()
    return (
      ["defer { \(last.lines[0]) }"] + lines,
      { values, bound in
        let departure = run(values, &bound)
        _ = last.run(values, &bound)
        return departure
      }
    )
  }

  private mutating func statement(depth: Int, canThrow: Bool) -> Code {
    guard depth > 0 else { return binding() }
    switch below(8) {
    case 0, 1: return binding()
    case 2: return choice(depth: depth - 1, canThrow: canThrow)
    case 3: return exit(canThrow: canThrow)
    case 4: return attempt(depth: depth - 1, canThrow: canThrow)
    case 5: return call(depth: depth - 1, canThrow: canThrow)
    case 6: return tupleSwitch(depth: depth - 1, canThrow: canThrow)
    default: return closure(depth: depth - 1)
    }
  }

  private mutating func choice(depth: Int, canThrow: Bool) -> Code {
    let condition = condition()
    let first = block(depth: depth, canThrow: canThrow)
    let second: Code = below(2) == 0 ? block(depth: depth, canThrow: canThrow) : ([], { _, _ in .none })
    return (
      ["if \(condition.text) {"] + first.lines + ["} else {"] + second.lines + ["}"],
      { values, bound in (condition.value(values) ? first : second).run(values, &bound) }
    )
  }

  private mutating func exit(canThrow: Bool) -> Code {
    let condition = condition()
    return canThrow && below(2) == 0
      ? (["if \(condition.text) { throw Failure() }"], { values, _ in condition.value(values) ? .thrown : .none })
      : (["guard \(condition.text) else { return }"], { values, _ in condition.value(values) ? .none : .returned })
  }

  private mutating func attempt(depth: Int, canThrow: Bool) -> Code {
    let (before, condition, after) = (binding(), condition(), block(depth: depth, canThrow: true))
    let handler = block(depth: depth, canThrow: canThrow)
    return (
      ["do {"] + before.lines + ["if \(condition.text) { throw Failure() }"] + after.lines + ["} catch {"]
        + handler.lines + ["}"],
      { values, bound in
        _ = before.run(values, &bound)
        let departure = condition.value(values) ? .thrown : after.run(values, &bound)
        return departure == .thrown ? handler.run(values, &bound) : departure
      }
    )
  }

  private mutating func call(depth: Int, canThrow: Bool) -> Code {
    let throwsErrors = below(2) == 0
    let body = block(depth: depth, canThrow: throwsErrors)
    let name = "function\(functions.count)"
    functions +=
      [
        "func \(name)(_ binder: UnscopedBinder) \(throwsErrors ? "throws " : ""){"
      ] + body.lines + ["}"]
    let isHandled = !throwsErrors || !canThrow || below(2) == 0
    return (
      ["\(!throwsErrors ? "" : isHandled ? "try? " : "try ")\(name)(binder)"],
      { values, bound in body.run(values, &bound) == .thrown && !isHandled ? .thrown : .none }
    )
  }

  private mutating func tupleSwitch(depth: Int, canThrow: Bool) -> Code {
    let (first, second) = (below(3), below(3))
    let cases = (0..<3).map { _ in block(depth: depth, canThrow: canThrow) }
    return (
      ["switch (f\(first), f\(second)) {", "case (true, true):"] + cases[0].lines + ["case (true, false):"]
        + cases[1].lines + ["case (false, _):"] + cases[2].lines + ["}"],
      { values, bound in cases[values[first] ? values[second] ? 0 : 1 : 2].run(values, &bound) }
    )
  }

  private mutating func closure(depth: Int) -> Code {
    let body = block(depth: depth, canThrow: false)
    return (
      ["({ () -> Void in"] + body.lines + ["})()"],
      { values, bound in
        _ = body.run(values, &bound)
        return .none
      }
    )
  }
}

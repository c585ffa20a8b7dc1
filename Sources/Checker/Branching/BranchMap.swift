/// The branching points in the code of one graph that its runs have reached so far.
///
/// Runs go on until each branch of each point was taken once. Points in different calls are different, because each
/// call may choose differently. Conditions on the same values have the same variables, so that they agree.
final class BranchMap {
  /// A call of a function, as far as it distinguishes branching points.
  struct Call: Hashable {
    let outer: Int
    let steps: [BranchStep]
    let function: ObjectIdentifier
    let body: Int
    /// The index among equal calls.
    let number: Int
  }

  /// The destination of a branch.
  enum Departure {
    /// The next statement.
    case none
    /// The branch can leave the function.
    case function
    /// The branch can end the program.
    case program
  }

  struct Point {
    let call: Int
    /// The conditions under which the branches are taken.
    var conditions: [BranchCondition]
    /// The conditions in the code, one for each branch, and `nil` for unknown ones.
    var choice: [BranchCondition?] = []
    /// The branches around the point; `nil` before a run has reached it.
    var steps: [BranchStep]?
    /// The destinations of the branches.
    var departures: [Departure]
    var isTaken: [Bool]
  }

  private struct Place: Hashable {
    let call: Int
    let place: FactPlace
    let count: Int
  }

  /// The limit of distinct values of a variable.
  private static let maximumValues = 60

  private(set) var points: [Point] = []
  /// The paths on which the program ends.
  var impossiblePaths: [BranchPath] = []
  /// Whether there were too many conditions to decide if some point can be reached.
  var hasUnknownPaths = false
  private var numbers: [Place: Int] = [:]
  private var calls: [Call: Int] = [:]
  private var roots: [String: Int] = [:]
  /// The enclosing call of each call, by their numbers.
  private var outerCalls: [Int: Int] = [:]
  private var variables: [String: Int] = [:]
  private var valueNumbers: [Int: [String: Int]] = [:]
  /// The values of each variable. The value 0 of a named variable stands for all unknown values.
  private(set) var domains: [Range<Int>] = []
  /// The number of impossible paths that were known at the last attempt to take a branch.
  private var attempts: [BranchStep: Int] = [:]
  /// The target branch of the last run, if that run also left other calls.
  private var accompanied: BranchStep?

  // MARK: Branching points

  func number(of call: Call) -> Int {
    calls[call]
      ?? addNumber {
        calls[call] = $0
        outerCalls[$0] = call.outer
      }
  }

  /// The number of a root call, which starts the configuration of a component or module.
  func number(ofRoot name: String) -> Int {
    roots[name] ?? addNumber { roots[name] = $0 }
  }

  private func addNumber(_ keep: (Int) -> Void) -> Int {
    let number = calls.count + roots.count
    keep(number)
    return number
  }

  func point(at place: FactPlace, in call: Int, count: Int) -> Int {
    let identity = Place(call: call, place: place, count: count)
    if let known = numbers[identity] { return known }
    numbers[identity] = points.count
    points.append(
      Point(
        call: call, conditions: independentConditions(count), departures: Array(repeating: .none, count: count),
        isTaken: Array(repeating: false, count: count)))
    return points.count - 1
  }

  /// Records that a run has reached a point.
  /// - Parameter choice: the condition of each branch, as far as known. Earlier branches take precedence.
  func reach(_ point: Int, on steps: [BranchStep], departures: [Departure], choice: [BranchCondition?]) {
    if points[point].steps == nil {
      points[point].steps = steps
      points[point].departures = departures
      points[point].choice = choice
      if choice.contains(where: { $0 != nil }) { points[point].conditions = conditions(of: choice, at: point) }
    } else if points[point].choice != choice {
      // A value that differs from run to run tells nothing.
      points[point].choice = []
      points[point].conditions = independentConditions(choice.count)
    }
  }

  private func conditions(of choice: [BranchCondition?], at point: Int) -> [BranchCondition] {
    var rest = BranchCondition.constant(true)
    return choice.enumerated().map { number, condition in
      // The last branch is taken if no earlier one is.
      let isLast = number == choice.count - 1
      let condition =
        isLast ? .constant(true) : condition ?? self.condition(that: "branch \(number) of \(point)")
      defer { rest = rest && !condition }
      return rest && condition
    }
  }

  func condition(of step: BranchStep) -> BranchCondition { points[step.point].conditions[step.alternative] }

  /// Whether every run follows a path to its end.
  func isCertain(_ path: BranchPath) -> Bool {
    path.steps.allSatisfy { condition(of: $0) == .constant(true) }
      && path.exits.allSatisfy { exit in exit.contains { condition(of: $0) == .constant(false) } }
  }

  func take(_ step: BranchStep) { points[step.point].isTaken[step.alternative] = true }

  // MARK: Variables

  /// One condition for each value of a new variable, such as one for each branch.
  private func independentConditions(_ count: Int) -> [BranchCondition] {
    guard count > 1 else { return [.constant(true)] }
    domains.append(0..<count)
    return (0..<count).map { .variable(domains.count - 1, is: $0) }
  }

  /// The condition that a Boolean is true.
  func condition(that name: String) -> BranchCondition {
    condition(that: name, is: "true", of: ["true", "false"])
  }

  /// The condition that a named value equals another one.
  /// - Parameter values: all possible values; `nil` if others are possible.
  func condition(that name: String, is value: String, of values: [String]? = nil) -> BranchCondition {
    let variable = variables[name] ?? domains.count
    if variable == domains.count {
      variables[name] = variable
      domains.append(0..<1)
      valueNumbers[variable] = [:]
    }
    // Each value takes a run of its own. Beyond the limit, Boolean variables leave runs for other branches.
    if values == nil, valueNumbers[variable]?[value] == nil, domains[variable].count > Self.maximumValues {
      return condition(that: "\(name) is \(value)")
    }
    for value in (values ?? []) + [value] where valueNumbers[variable]?[value] == nil {
      valueNumbers[variable]?[value] = domains[variable].upperBound
      domains[variable] = domains[variable].lowerBound..<domains[variable].upperBound + 1
    }
    if values != nil { domains[variable] = 1..<domains[variable].upperBound }
    return .variable(variable, is: valueNumbers[variable]?[value] ?? 0)
  }

  // MARK: Worlds

  /// A run that takes an untried branch, and as many others as are compatible with it; `nil` if none is left.
  func nextWorld() -> BranchWorld? {
    let open = points.enumerated().flatMap { number, point in
      point.steps.map { steps in
        point.isTaken.indices.filter { !point.isTaken[$0] && point.conditions[$0] != .constant(false) }
          .map { steps + [BranchStep(point: number, alternative: $0)] }
      } ?? []
    }
    let world = BranchWorld(in: self)
    // A call that throws can also leave the calls around it and so miss the target. Then the branch is tried alone.
    if let missed = accompanied.flatMap({ target in open.first { $0.last == target } }), world.decide(missed) {
      accompanied = nil
      return world
    }
    for target in open {
      // An attempt can end the program elsewhere. Another one avoids that.
      guard let last = target.last, attempts[last] != impossiblePaths.count else { continue }
      attempts[last] = impossiblePaths.count
      guard world.decide(target) else { continue }
      accompanied = takeOthers(of: open, with: target, in: world) ? target.last : nil
      return world
    }
    return nil
  }

  /// Decides for open branches that are compatible with a target: those that leave no function, and at most one exit of
  /// each call that does not contain the target.
  /// - Returns: whether some call is left early.
  private func takeOthers(of open: [[BranchStep]], with target: [BranchStep], in world: BranchWorld) -> Bool {
    let targetCalls = Set(target.last.map { lineage(ofCall: points[$0.point].call) } ?? [])
    var leftCalls: Set<Int> = []
    for other in open {
      let departures = other.filter { departure(of: $0) != .none }
      let calls = departures.map { points[$0.point].call }
      guard !departures.contains(where: { departure(of: $0) == .program }), targetCalls.isDisjoint(with: calls),
        leftCalls.isDisjoint(with: calls)
      else { continue }
      if world.decide(other) { leftCalls.formUnion(calls) }
    }
    return !leftCalls.isEmpty
  }

  private func departure(of step: BranchStep) -> Departure { points[step.point].departures[step.alternative] }

  /// A call and its enclosing calls.
  private func lineage(ofCall call: Int) -> [Int] {
    Array(sequence(first: call) { self.outerCalls[$0] })
  }
}

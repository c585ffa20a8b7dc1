/// The places at which the code of one graph chooses, as far as its runs have come upon them.
///
/// Runs go on until each branch of each place has been taken once. A place is told apart by the calls that lead to it, for
/// each call may choose differently. Conditions of the same values have the same variables, so that they agree.
final class BranchMap {
  /// A call of a function, as far as it tells places apart.
  struct Call: Hashable {
    let outer: Int
    let steps: [BranchStep]
    let function: ObjectIdentifier
    let body: Int
    /// Which of equal calls it is.
    let number: Int
  }

  /// Where a branch leads.
  enum Departure {
    /// To what follows.
    case none
    /// It can leave the function.
    case function
    /// It can end the program.
    case program
  }

  struct Point {
    let call: Int
    /// When each branch is taken.
    var conditions: [BranchCondition]
    /// The conditions as the code has them, one for each branch and `nil` for unknown ones.
    var choice: [BranchCondition?] = []
    /// The branches around it; `nil` until a run has reached it.
    var steps: [BranchStep]?
    /// Where its branches lead.
    var departures: [Departure]
    var isTaken: [Bool]
  }

  private struct Place: Hashable {
    let call: Int
    let place: FactPlace
    let count: Int
  }

  /// How many values of a variable are told apart.
  private static let maximumValues = 60

  private(set) var points: [Point] = []
  /// The ways on which the program ends.
  var impossiblePaths: [BranchPath] = []
  /// Whether there were too many conditions to find out if some place can be reached.
  var hasUnknownPaths = false
  private var numbers: [Place: Int] = [:]
  private var calls: [Call: Int] = [:]
  private var roots: [String: Int] = [:]
  /// The call around each call, by their numbers.
  private var outerCalls: [Int: Int] = [:]
  private var variables: [String: Int] = [:]
  private var valueNumbers: [Int: [String: Int]] = [:]
  /// The values that each variable can have. The value 0 of a variable with a name stands for all unknown ones.
  private(set) var domains: [Range<Int>] = []
  private var attempts: Set<BranchStep> = []
  /// The branch that the last run was to take while it left calls elsewhere.
  private var accompanied: BranchStep?

  // MARK: Places

  func number(of call: Call) -> Int {
    calls[call]
      ?? addNumber {
        calls[call] = $0
        outerCalls[$0] = call.outer
      }
  }

  /// The call from outside of all code, by which something is configured.
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

  /// Notes that a run has come to a place.
  /// - Parameter choice: the condition of each branch, as far as it is known; those of earlier branches come first.
  func reach(_ point: Int, on steps: [BranchStep], departures: [Departure], choice: [BranchCondition?]) {
    if points[point].steps == nil {
      points[point].steps = steps
      points[point].departures = departures
      points[point].choice = choice
      if choice.contains(where: { $0 != nil }) { points[point].conditions = conditions(of: choice, at: point) }
    } else if points[point].choice != choice {
      // A value differs from run to run, so nothing is known of it.
      points[point].choice = []
      points[point].conditions = independentConditions(choice.count)
    }
  }

  private func conditions(of choice: [BranchCondition?], at point: Int) -> [BranchCondition] {
    var rest = BranchCondition.constant(true)
    return choice.enumerated().map { number, condition in
      // One of the branches is taken in any case.
      let isLast = number == choice.count - 1
      let condition =
        isLast ? .constant(true) : condition ?? self.condition(that: "branch \(number) of \(point)")
      defer { rest = rest && !condition }
      return rest && condition
    }
  }

  func condition(of step: BranchStep) -> BranchCondition { points[step.point].conditions[step.alternative] }

  /// Whether every run takes a path to its end.
  func isCertain(_ path: BranchPath) -> Bool {
    path.steps.allSatisfy { condition(of: $0) == .constant(true) }
      && path.exits.allSatisfy { exit in exit.contains { condition(of: $0) == .constant(false) } }
  }

  func take(_ step: BranchStep) { points[step.point].isTaken[step.alternative] = true }

  // MARK: Variables

  /// One condition for each value of a new variable.
  private func independentConditions(_ count: Int) -> [BranchCondition] {
    guard count > 1 else { return [.constant(true)] }
    domains.append(0..<count)
    return (0..<count).map { .variable(domains.count - 1, is: $0) }
  }

  /// The condition that a truth value is true.
  func condition(that name: String) -> BranchCondition {
    condition(that: name, is: "true", of: ["true", "false"])
  }

  /// The condition that something has a value.
  /// - Parameter values: all that it can have; `nil` if others are possible.
  func condition(that name: String, is value: String, of values: [String]? = nil) -> BranchCondition {
    let variable = variables[name] ?? domains.count
    if variable == domains.count {
      variables[name] = variable
      domains.append(0..<1)
      valueNumbers[variable] = [:]
    }
    // Each value takes a run of its own; so many that few runs are left for others are told apart by questions.
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

  /// A run that takes a branch which none has taken yet, and with it as many others as go together; `nil` where none is
  /// left.
  func nextWorld() -> BranchWorld? {
    let open = points.enumerated().flatMap { number, point in
      point.steps.map { steps in
        point.isTaken.indices.filter { !point.isTaken[$0] && point.conditions[$0] != .constant(false) }
          .map { steps + [BranchStep(point: number, alternative: $0)] }
      } ?? []
    }
    let world = BranchWorld(in: self)
    // An error that a call throws can leave the calls around it, too: then the branch is tried without such company.
    if let missed = accompanied.flatMap({ target in open.first { $0.last == target } }), world.decide(missed) {
      accompanied = nil
      return world
    }
    while let target = open.first(where: { $0.last.map { !attempts.contains($0) } ?? false }) {
      if let last = target.last { attempts.insert(last) }
      guard world.decide(target) else { continue }
      accompanied = takeOthers(of: open, with: target, in: world) ? target.last : nil
      return world
    }
    return nil
  }

  /// Decides for ways that go together with a target: those that leave no function, and for each call that the target is
  /// not in one that leaves it.
  /// - Returns: whether calls are left.
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

  /// A call and those around it.
  private func lineage(ofCall call: Int) -> [Int] {
    Array(sequence(first: call) { self.outerCalls[$0] })
  }
}

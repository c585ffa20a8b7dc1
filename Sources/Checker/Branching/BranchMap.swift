/// The places at which the code of one graph chooses, as far as its runs have come upon them.
///
/// Runs go on until each branch of each place has been taken once. A place is told apart by the calls that lead to it, for
/// each call may choose differently. Conditions that read the same are one variable: they are true together.
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

  /// What a condition says, and in which call; `nil` where that is the same in all calls.
  struct Condition: Hashable {
    let text: String
    let call: Int?
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
    let count: Int
    var variable: Int
    /// Whether its first branch is taken where the variable's condition is false.
    var isOpposite = false
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

  private(set) var points: [Point] = []
  /// The ways on which the program ends.
  var impossiblePaths: [BranchPath] = []
  private var numbers: [Place: Int] = [:]
  private var calls: [Call: Int] = [:]
  private var roots: [String: Int] = [:]
  /// The call around each call, by their numbers.
  private var outerCalls: [Int: Int] = [:]
  private var variables: [Condition: Int] = [:]
  /// How many branches each variable chooses among.
  private(set) var counts: [Int] = []
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
    counts.append(count)
    points.append(
      Point(
        call: call, count: count, variable: counts.count - 1, departures: Array(repeating: .none, count: count),
        isTaken: Array(repeating: false, count: count)))
    return points.count - 1
  }

  /// Notes that a run has come to a place.
  /// - Parameter condition: by which it takes a branch. Of two, it takes the first where the condition is true; one that
  ///   begins with `!` is the opposite.
  func reach(_ point: Int, on steps: [BranchStep], departures: [Departure], condition: Condition?) {
    guard points[point].steps == nil else { return }
    points[point].steps = steps
    points[point].departures = departures
    guard let condition else { return }
    let text = condition.text.drop { $0 == "!" }
    let variable = variables[Condition(text: String(text), call: condition.call)] ?? points[point].variable
    guard counts[variable] == points[point].count else { return }
    points[point].isOpposite = (condition.text.count - text.count) % 2 == 1
    points[point].variable = variable
    variables[Condition(text: String(text), call: condition.call)] = variable
  }

  /// The variable that decides over a step, and the value that leads to it.
  func decision(of step: BranchStep) -> (variable: Int, value: Int) {
    let point = points[step.point]
    return (point.variable, point.isOpposite ? 1 - step.alternative : step.alternative)
  }

  func take(_ step: BranchStep) { points[step.point].isTaken[step.alternative] = true }

  // MARK: Worlds

  /// A run that takes a branch which none has taken yet, and with it as many others as go together; `nil` where none is
  /// left.
  func nextWorld() -> BranchWorld? {
    let open = points.enumerated().flatMap { number, point in
      point.steps.map { steps in
        point.isTaken.indices.filter { !point.isTaken[$0] }.map { steps + [BranchStep(point: number, alternative: $0)] }
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

/// Searches for values with which a run follows one path and none of several others.
struct BranchSearch {
  enum Result {
    case values([Int: Int])
    case none
    /// The search reached its limit.
    case unknown
  }

  /// The limit of a search, which only code with very many conditions on one key reaches.
  private static let maximumSteps = 20_000

  private let map: BranchMap
  private var values: [Int: Int]
  private var remainingSteps = Self.maximumSteps

  /// - Parameter values: the values of variables that are already decided.
  static func run(
    to path: BranchPath, avoiding others: [BranchPath], from values: [Int: Int] = [:], in map: BranchMap
  ) -> Result {
    var search = BranchSearch(map: map, values: values)
    if search.canReach(path, avoiding: others) { return .values(search.values) }
    guard search.remainingSteps > 0 else {
      map.hasUnknownPaths = true
      return .unknown
    }
    return .none
  }

  /// Searches for a run that does not end the program.
  static func runToEnd(
    through path: BranchPath, avoiding others: [BranchPath], from values: [Int: Int] = [:], in map: BranchMap
  ) -> Result {
    run(to: path, avoiding: others + map.impossiblePaths, from: values, in: map)
  }

  /// Whether each run that follows one path also follows another one.
  static func implies(_ path: BranchPath, _ other: BranchPath, in map: BranchMap) -> Bool {
    if path.implies(other) { return true }
    guard case .none = runToEnd(through: path, avoiding: [other], in: map) else { return false }
    return true
  }

  private init(map: BranchMap, values: [Int: Int]) {
    self.map = map
    self.values = values
  }

  private mutating func canReach(_ path: BranchPath, avoiding others: [BranchPath]) -> Bool {
    remainingSteps -= 1
    guard remainingSteps > 0, isTaken(path) != false else { return false }
    var undecided: [BranchPath] = []
    for other in others {
      switch isTaken(other) {
      case true?: return false
      case false?: break
      case nil: undecided.append(other)
      }
    }
    // An avoided path sets no limit, because any of its parts can fail.
    guard
      let (variable, limit) = openVariable(of: path)
        ?? undecided.lazy.compactMap(openVariable).first.map({ ($0.variable, nil) })
    else { return true }
    for value in map.domains[variable] where limit?.holds(for: [variable: value]) != false {
      values[variable] = value
      if canReach(path, avoiding: undecided) { return true }
    }
    values[variable] = nil
    return false
  }

  /// Whether a run with the present values follows a path; `nil` if other values decide.
  private func isTaken(_ path: BranchPath) -> Bool? {
    var isCertain = true
    switch isTaken(path.steps) {
    case false?: return false
    case nil: isCertain = false
    case true?: break
    }
    for exit in path.exits {
      switch isTaken(exit) {
      case true?: return false
      case nil: isCertain = false
      case false?: break
      }
    }
    return isCertain ? true : nil
  }

  private func isTaken(_ steps: [BranchStep]) -> Bool? {
    var isCertain = true
    for step in steps {
      guard let isTaken = map.condition(of: step).holds(for: values) else {
        isCertain = false
        continue
      }
      if !isTaken { return false }
    }
    return isCertain ? true : nil
  }

  /// An undecided variable of a path, and the values that it can have on the path.
  private func openVariable(of path: BranchPath) -> (variable: Int, limit: BranchCondition?)? {
    if let found = openVariable(of: path.steps) { return found }
    return path.exits.lazy.filter { isTaken($0) == nil }.compactMap { exit in
      openVariable(of: exit).map { ($0.variable, nil) }
    }.first
  }

  private func openVariable(of steps: [BranchStep]) -> (variable: Int, limit: BranchCondition?)? {
    steps.lazy.compactMap { map.condition(of: $0).openVariable(for: values) }.first
  }
}

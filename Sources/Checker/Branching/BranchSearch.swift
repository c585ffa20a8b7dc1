/// Looks for a run that comes to one place and to none of several others.
struct BranchSearch {
  /// Where a search gives up: only code with very many conditions about one key comes there.
  private static let maximumSteps = 20_000

  private let map: BranchMap
  private var values: [Int: Int] = [:]
  private var remainingSteps = Self.maximumSteps

  /// - Returns: whether there is such a run; not where it was not found in time.
  static func canReach(_ path: BranchPath, avoiding others: [BranchPath], in map: BranchMap) -> Bool {
    var search = BranchSearch(map: map)
    return search.canReach(path, avoiding: others + map.impossiblePaths)
  }

  private init(map: BranchMap) {
    self.map = map
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
    guard let variable = ([path] + undecided).lazy.compactMap(openVariable).first else { return true }
    for value in 0..<map.counts[variable] {
      values[variable] = value
      if canReach(path, avoiding: undecided) { return true }
    }
    values[variable] = nil
    return false
  }

  /// Whether a run with the present values comes to a place; `nil` where other values decide.
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
    for (variable, value) in steps.map(map.decision) {
      guard let decided = values[variable] else {
        isCertain = false
        continue
      }
      if decided != value { return false }
    }
    return isCertain ? true : nil
  }

  private func openVariable(of path: BranchPath) -> Int? {
    (path.steps + path.exits.joined()).lazy.map { map.decision(of: $0).variable }.first { values[$0] == nil }
  }
}

/// One run of the code of a graph: the branches that it takes.
final class BranchWorld {
  let map: BranchMap
  /// The decided value of each variable.
  private var values: [Int: Int] = [:]
  /// The branches that were taken.
  private(set) var takenSteps: [BranchStep] = []
  /// `false` if the run ends the program.
  private(set) var isPossible = true

  init(in map: BranchMap) {
    self.map = map
  }

  /// Decides for all steps of a path on which the program does not end, as far as that is known.
  /// - Returns: whether that is possible; if not, nothing is decided.
  func decide(_ steps: [BranchStep]) -> Bool {
    let known = steps.map { map.condition(of: $0).holds(for: values) }
    if known.contains(false) { return false }
    return !known.contains(nil) || decide(BranchPath(steps: steps), avoiding: [])
  }

  /// Decides for a path on which the program does not end, and against others.
  /// - Returns: whether that is possible; if not, nothing is decided.
  func decide(_ path: BranchPath, avoiding others: [BranchPath]) -> Bool {
    take(BranchSearch.runToEnd(through: path, avoiding: others, from: values, in: map))
  }

  private func take(_ found: BranchSearch.Result) -> Bool {
    guard case .values(let values) = found else { return false }
    self.values = values
    return true
  }

  /// The branch to take. An undecided point prefers branches that no run has taken and that do not leave the function.
  func choose(at point: Int) -> BranchStep {
    let known = map.points[point]
    let staying = known.departures.indices.filter { known.departures[$0] == .none }
    let preferred = staying.filter { !known.isTaken[$0] } + staying.reversed() + known.departures.indices
    let steps = preferred.map { BranchStep(point: point, alternative: $0) }
    let decided = steps.first { map.condition(of: $0).holds(for: values) == true }
    let step = decided ?? steps.first { decide([$0]) } ?? steps[0]
    takenSteps.append(step)
    return step
  }

  /// Records that the program ends here.
  func end(at path: BranchPath) {
    isPossible = false
    if !map.impossiblePaths.contains(path) { map.impossiblePaths.append(path) }
  }
}

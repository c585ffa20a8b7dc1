/// One run of the code of a graph, by what it takes where the code chooses.
final class BranchWorld {
  let map: BranchMap
  /// What was decided for each variable.
  private var values: [Int: Int] = [:]
  /// Whether a program can be run this way, and does not end on it.
  private(set) var isPossible = true

  init(in map: BranchMap) {
    self.map = map
  }

  /// Decides for all steps of a way.
  /// - Returns: whether that is possible; if not, nothing is decided.
  func decide(_ steps: [BranchStep]) -> Bool {
    var values = values
    for (variable, value) in steps.map(map.decision) {
      guard values[variable, default: value] == value else { return false }
      values[variable] = value
    }
    self.values = values
    return true
  }

  /// The branch to take. What is not decided yet leads where no run has been, and does not leave.
  func choose(at point: Int) -> BranchStep {
    let known = map.points[point]
    let staying = known.departures.indices.filter { known.departures[$0] == .none }
    let undecided = staying.first { !known.isTaken[$0] } ?? staying.last ?? 0
    let decided = known.isTaken.indices.first { alternative in
      let decision = map.decision(of: BranchStep(point: point, alternative: alternative))
      return values[decision.variable] == decision.value
    }
    let step = BranchStep(point: point, alternative: decided ?? undecided)
    _ = decide([step])
    map.take(step)
    return step
  }

  /// Notes that the program ends here.
  func end(at path: BranchPath) {
    isPossible = false
    map.impossiblePaths.append(path)
  }
}

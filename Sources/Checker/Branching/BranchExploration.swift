/// Runs code until each of its branches was taken.
enum BranchExploration {
  /// How many runs there are at most: each takes branches that no other has taken.
  private static let maximumRuns = 64
  /// How many places all runs together may choose at: functions that call each other have any number.
  private static let maximumChoices = 40_000

  /// - Parameter run: runs the code once.
  /// - Returns: what came of the runs on which the program does not end, and whether all branches were taken.
  static func run<Result>(_ map: BranchMap, _ run: (BranchWorld) -> Result) -> (results: [Result], isComplete: Bool) {
    var results: [Result] = []
    var next: BranchWorld? = BranchWorld(in: map)
    var (runs, choices) = (0, 0)
    while let world = next {
      guard runs < maximumRuns, choices < maximumChoices else { return (results, false) }
      let result = run(world)
      runs += 1
      choices += map.points.count
      if world.isPossible { results.append(result) }
      next = map.nextWorld()
    }
    return (results, true)
  }
}

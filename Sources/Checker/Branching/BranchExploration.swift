/// Runs code until each branch was taken.
struct BranchExploration<Result> {
  /// The limit of runs. Each one takes branches that no other has taken.
  private static var maximumRuns: Int { 64 }
  /// The limit of branching points in all runs together: functions that call each other can reach any number.
  private static var maximumChoices: Int { 40_000 }
  /// The limit of additional runs, which test combinations of branches that the first runs did not cover.
  private static var maximumTrials: Int { 64 }

  let map: BranchMap
  /// The results of the runs that do not end the program.
  private(set) var results: [Result] = []
  /// Whether all branches were taken.
  private(set) var isComplete = true
  private var trials = 0
  private let runCode: (BranchWorld) -> Result

  /// - Parameter runCode: runs the code once.
  init(_ map: BranchMap, _ runCode: @escaping (BranchWorld) -> Result) {
    self.map = map
    self.runCode = runCode
    var next: BranchWorld? = BranchWorld(in: map)
    var (runs, choices) = (0, 0)
    while let world = next {
      guard runs < Self.maximumRuns, choices < Self.maximumChoices else {
        isComplete = false
        return
      }
      keep(runCode(world), of: world)
      runs += 1
      choices += map.points.count
      next = map.nextWorld()
    }
  }

  /// Runs the code once more.
  /// - Returns: `false` once the limit of additional runs is reached.
  mutating func run(_ world: BranchWorld) -> Bool {
    guard trials < Self.maximumTrials else { return false }
    trials += 1
    keep(runCode(world), of: world)
    return true
  }

  private mutating func keep(_ result: Result, of world: BranchWorld) {
    guard world.isPossible else { return }
    results.append(result)
    world.takenSteps.forEach(map.take)
  }
}

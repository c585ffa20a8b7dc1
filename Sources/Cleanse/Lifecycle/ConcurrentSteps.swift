/// Runs steps concurrently, each after its prerequisites.
enum ConcurrentSteps {
  /// - Parameters:
  ///   - begin: called when a step can begin. Returns an operation for its own task, or `nil` to begin no more steps.
  ///   - conclude: takes the outcome of a step, and returns whether to continue. If not, no more steps begin, and the
  ///     running ones are cancelled, and concluded when they end.
  /// - Returns: whether all steps ran, and none of them ended the sequence.
  static func run<Outcome: Sendable>(
    _ order: StepOrder, isolation: isolated (any Actor)?,
    begin: (Int) -> (@Sendable () async -> Outcome)?, conclude: (Int, Outcome) -> Bool
  ) async -> Bool {
    var progress = Progress(order)
    await withTaskGroup(of: (step: Int, outcome: Outcome).self, isolation: isolation) { group in
      // A closure has the isolation of a parameter only if it captures that; otherwise it would run off any actor.
      _ = isolation
      repeat {
        while let step = progress.nextStep() {
          guard let operation = begin(step) else {
            progress.isGoingOn = false
            break
          }
          group.addTask { (step, await operation()) }
        }
        guard let (step, outcome) = await group.next() else { break }
        progress.finish(step)
        guard !conclude(step, outcome), progress.isGoingOn else { continue }
        progress.isGoingOn = false
        group.cancelAll()
      } while true
    }
    return progress.isComplete && progress.isGoingOn
  }

  /// The steps that can begin.
  private struct Progress {
    private var ready: [Int] = []
    private var dependents: [[Int]]
    private var remainingPrerequisites: [Int]
    private var remainingSteps: Int
    var isGoingOn = true

    init(_ order: StepOrder) {
      dependents = Array(repeating: [], count: order.nodes.count)
      remainingPrerequisites = order.prerequisites.map(\.count)
      remainingSteps = order.nodes.count
      for (step, prerequisites) in order.prerequisites.enumerated() {
        for prerequisite in prerequisites { dependents[prerequisite].append(step) }
        if prerequisites.isEmpty { ready.append(step) }
      }
      ready.reverse()
    }

    var isComplete: Bool { remainingSteps == 0 }

    mutating func nextStep() -> Int? {
      isGoingOn ? ready.popLast() : nil
    }

    mutating func finish(_ step: Int) {
      remainingSteps -= 1
      for dependent in dependents[step].reversed() {
        remainingPrerequisites[dependent] -= 1
        if remainingPrerequisites[dependent] == 0 { ready.append(dependent) }
      }
    }
  }
}

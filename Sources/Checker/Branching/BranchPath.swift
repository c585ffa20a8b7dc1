/// One branch of a place where code chooses.
struct BranchStep: Hashable {
  /// The number of the place in a `BranchMap`.
  let point: Int
  let alternative: Int
}

/// The path to a statement: the branches around it, and those before it that do not lead to it.
struct BranchPath: Hashable {
  /// Outermost first.
  var steps: [BranchStep] = []
  /// The ways that leave before the statement, each as its steps.
  var exits: [[BranchStep]] = []

  /// Whether every run that comes here has come, or will come, there.
  func implies(_ other: BranchPath) -> Bool {
    other.steps.allSatisfy(steps.contains) && other.exits.allSatisfy { exits.contains($0) || excludes($0) }
  }

  /// The way that goes on with another one.
  func followed(by other: BranchPath) -> BranchPath {
    BranchPath(steps: steps + other.steps, exits: exits + other.exits)
  }

  private func excludes(_ exit: [BranchStep]) -> Bool {
    exit.contains { left in steps.contains { $0.point == left.point && $0.alternative != left.alternative } }
  }
}

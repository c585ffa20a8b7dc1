/// One branch of a branching point.
struct BranchStep: Hashable {
  /// The number of the point in a `BranchMap`.
  let point: Int
  let alternative: Int
}

/// The path to a statement: the branches around it, and the earlier branches that leave before it.
struct BranchPath: Hashable {
  /// Outermost first.
  var steps: [BranchStep] = []
  /// The paths that leave before the statement, each as its steps.
  var exits: [[BranchStep]] = []

  /// Whether every run that reaches the end of this path also reaches that of the other one.
  func implies(_ other: BranchPath) -> Bool {
    other.steps.allSatisfy(steps.contains) && other.exits.allSatisfy { exits.contains($0) || excludes($0) }
  }

  /// The path continued by another one.
  func followed(by other: BranchPath) -> BranchPath {
    BranchPath(steps: steps + other.steps, exits: exits + other.exits)
  }

  private func excludes(_ exit: [BranchStep]) -> Bool {
    exit.contains { left in steps.contains { $0.point == left.point && $0.alternative != left.alternative } }
  }
}

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

  /// Whether every run comes here.
  var isUnconditional: Bool { steps.isEmpty && exits.isEmpty }

  /// Whether every run that comes here has come, or will come, there.
  func implies(_ other: BranchPath) -> Bool {
    other.steps.allSatisfy(steps.contains) && other.exits.allSatisfy { exits.contains($0) || excludes($0) }
  }

  private func excludes(_ exit: [BranchStep]) -> Bool {
    exit.contains { left in steps.contains { $0.point == left.point && $0.alternative != left.alternative } }
  }
}

extension [BranchPath] {
  /// The positions of the most of them that one run is sure to take together: one of them implies all others.
  var takenTogether: [Int] {
    let sets = map { path in indices.filter { path.implies(self[$0]) } }
    return sets.enumerated().max { ($0.element.count, $1.offset) < ($1.element.count, $0.offset) }?.element ?? []
  }
}

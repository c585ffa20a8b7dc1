/// Steps that wait for each other, and run side by side where they do not.
struct StepOrder {
  /// The node that each step is about, in an order in which no step stands before one that it waits for.
  private(set) var nodes: [Int] = []
  /// For each step the ones that it waits for.
  private(set) var prerequisites: [[Int]] = []

  mutating func append(_ node: Int, after prerequisites: Set<Int>) {
    nodes.append(node)
    self.prerequisites.append(prerequisites.sorted())
  }

  /// The other way round: each step waits for those that waited for it.
  var reversed: StepOrder {
    let last = nodes.count - 1
    var reversed = StepOrder()
    reversed.nodes = self.nodes.reversed()
    reversed.prerequisites = Array(repeating: [], count: nodes.count)
    for (step, prerequisites) in prerequisites.enumerated() {
      for prerequisite in prerequisites { reversed.prerequisites[last - prerequisite].append(last - step) }
    }
    return reversed
  }
}

/// The plan of the async bindings, hooks and services of each instance of a component.
final class LifecyclePlan {
  /// The values that are made side by side while the instance is built, where that can wait.
  let concurrent: StepOrder
  /// The nodes of those among them that have to be awaited.
  let awaited: [Int]
  /// The nodes of the values that are made then without waiting, each after those that it needs.
  let eager: [Int]
  /// The values with which something is done when the instance is started or stopped.
  let hooked: StepOrder
  /// Whether some of them run from the start to the stop.
  let hasServices: Bool

  init(concurrent: StepOrder, awaited: [Int], eager: [Int], hooked: StepOrder, hasServices: Bool) {
    self.concurrent = concurrent
    self.awaited = awaited
    self.eager = eager
    self.hooked = hooked
    self.hasServices = hasServices
  }

  /// All nodes that anything happens to.
  var nodes: Set<Int> { Set(concurrent.nodes + eager + hooked.nodes) }
}

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

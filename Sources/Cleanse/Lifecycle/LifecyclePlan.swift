/// The plan of the async bindings, hooks and services of each instance of a component.
final class LifecyclePlan {
  /// The values to create concurrently while the instance is built, if an async factory builds it.
  let concurrent: StepOrder
  /// The nodes of the async bindings.
  let awaited: [Int]
  /// The nodes of the eager values, created synchronously afterwards, each after its dependencies.
  let eager: [Int]
  /// The values with hooks or services.
  let hooked: StepOrder
  /// Whether some of them are services, which run from the start to the stop.
  let hasServices: Bool

  init(concurrent: StepOrder, awaited: [Int], eager: [Int], hooked: StepOrder, hasServices: Bool) {
    self.concurrent = concurrent
    self.awaited = awaited
    self.eager = eager
    self.hooked = hooked
    self.hasServices = hasServices
  }

  /// All nodes with an async binding, hooks, services or an eager creation.
  var nodes: Set<Int> { Set(concurrent.nodes + eager + hooked.nodes) }
}

/// Steps with prerequisites. Steps that do not depend on each other run concurrently.
struct StepOrder {
  /// The node of each step, in an order in which each step follows its prerequisites.
  private(set) var nodes: [Int] = []
  /// The prerequisites of each step.
  private(set) var prerequisites: [[Int]] = []

  mutating func append(_ node: Int, after prerequisites: Set<Int>) {
    nodes.append(node)
    self.prerequisites.append(prerequisites.sorted())
  }

  /// The reversed order: each step waits for those that waited for it.
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

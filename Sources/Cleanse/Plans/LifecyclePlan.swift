/// What happens to the values of each instance of a component besides their being asked for.
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

/// What happens to the values of each instance of a component besides their being asked for.
final class LifecyclePlan {
  /// The values that are awaited while the instance is built.
  let asynchronous: StepOrder
  /// The nodes of the other values that are made then, each after those that it needs.
  let eager: [Int]
  /// The values with which something is done when the instance is started or stopped.
  let hooked: StepOrder

  init(asynchronous: StepOrder, eager: [Int], hooked: StepOrder) {
    self.asynchronous = asynchronous
    self.eager = eager
    self.hooked = hooked
  }

  /// All nodes that anything happens to.
  var nodes: Set<Int> { Set(asynchronous.nodes + eager + hooked.nodes) }
}

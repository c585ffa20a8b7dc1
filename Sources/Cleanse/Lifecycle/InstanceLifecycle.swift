import BindingGraph

/// What happens to the values of one instance besides their being asked for.
final class InstanceLifecycle {
  let plan: ComponentPlan
  let lifecycle: LifecyclePlan
  /// What the bindings said, by their nodes.
  private var parts: [Int: BindingLifecycle] = [:]
  /// The slots of the nodes that anything happens to.
  private var slots: [Int: Slot] = [:]
  let phases = LifecyclePhases()
  /// The nodes whose hooks at the start have come to their end.
  var started: Set<Int> = []
  /// The nodes whose hooks at the stop have run.
  var stopped: Set<Int> = []
  var wasStarted = false

  /// - Returns: `nil` where nothing happens to any value.
  init?(of plan: ComponentPlan) {
    guard let lifecycle = plan.lifecycle else { return nil }
    self.plan = plan
    self.lifecycle = lifecycle
  }

  func add(_ part: BindingLifecycle, for node: Int) {
    parts[node] = part
  }

  /// Takes the slots, once they are connected.
  func connect(_ slotOfNode: (Int) -> Slot?) {
    for node in lifecycle.nodes { slots[node] = slotOfNode(node) }
  }

  func part(of node: Int) -> BindingLifecycle? { parts[node] }

  func slot(of node: Int) -> Slot? { slots[node] }

  /// Makes what is to be there when the instance is.
  func makeEagerValues() {
    for node in lifecycle.eager { slots[node]?.prepareSharedValue() }
  }
}

extension InstanceLifecycle: OpaqueToReflection {
  var customMirror: Mirror { emptyMirror }
}

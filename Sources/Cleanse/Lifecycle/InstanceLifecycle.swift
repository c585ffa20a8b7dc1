import BindingGraph

/// The async bindings, hooks and services of one component instance.
final class InstanceLifecycle {
  let plan: SlotPlan
  let lifecycle: LifecyclePlan
  /// The lifecycles of the bindings, by node.
  private var parts: [Int: BindingLifecycle] = [:]
  /// The slots of the nodes with an async binding, hooks, services or an eager creation.
  private var slots: [Int: Slot] = [:]
  let phases = LifecyclePhases()
  /// The nodes with an `onStart` hook that has ended.
  var started: Set<Int> = []
  /// The nodes whose `onStop` hooks have run.
  var stopped: Set<Int> = []
  var wasStarted = false
  /// The running `onStart` hooks, so that a stop need not wait for them without end.
  var startHooksUnderWay: [ObjectIdentifier: HookRun] = [:]
  /// The time limits of the stop, once the instance is being stopped.
  var stopLimits: TimeLimits?
  /// The running services, by node.
  var serviceRuns: [Int: [ServiceRun]] = [:]
  /// Decides on the ends of services; `nil` if no binding has one.
  let serviceWatch: ServiceWatch?
  /// `nil` outside of tests.
  let observer: (any LifecycleObserver)?
  /// The part that answers questions of the observer.
  var awaitedServices: AwaitedServices?
  /// The isolation of the hooks if the instance is used from no isolation: the same for all calls, so that hooks that
  /// were left running take turns with later ones.
  let ownIsolation = LifecycleActor()

  init(_ lifecycle: LifecyclePlan, of plan: SlotPlan, observer: (any LifecycleObserver)?) {
    self.observer = observer
    self.plan = plan
    self.lifecycle = lifecycle
    serviceWatch = lifecycle.hasServices ? ServiceWatch() : nil
  }

  deinit {
    for run in serviceRuns.values.joined() { run.cancel() }
  }

  func add(_ part: BindingLifecycle, for node: Int) {
    parts[node] = part
  }

  /// Stores the slots, once they are connected.
  func connect(_ slotOfNode: (Int) -> Slot?) {
    for node in lifecycle.nodes { slots[node] = slotOfNode(node) }
    beginObservation()
  }

  func part(of node: Int) -> BindingLifecycle? { parts[node] }

  func slot(of node: Int) -> Slot? { slots[node] }

  /// Creates the eager objects. Async bindings must exist already.
  func makeEagerValues() {
    if lifecycle.awaited.contains(where: { slots[$0]?.hasSharedValue != true }) { stopForAwaitedValues() }
    for node in lifecycle.eager { slots[node]?.prepareSharedValue() }
  }

  /// Creates the objects with `onStart` hooks or services, without running these.
  /// - Parameter made: called after each object, with whether it has an `onStart` hook rather than a service alone.
  func makeStartedValues(_ made: (_ hasHook: Bool) -> Void) {
    for node in lifecycle.hooked.nodes {
      guard let part = parts[node], part.isForStart else { continue }
      slots[node]?.prepareSharedValue()
      made(!part.startHooks.isEmpty)
    }
  }
}

extension InstanceLifecycle {
  /// Stops the program because a synchronous factory builds a component whose async bindings do not exist yet.
  private func stopForAwaitedValues() -> Never {
    let causes = lifecycle.awaited.map { node in
      let binding = plan.binding(of: node)
      return AsynchronousComponentFact.Cause(type: binding.type, location: binding.location)
    }
    fatalError(
      Diagnostic(AsynchronousComponentFact(component: plan.component, causes: causes, requests: [])).description)
  }
}

extension InstanceLifecycle: OpaqueToReflection {
  var customMirror: Mirror { emptyMirror }
}

/// The isolation of hooks if the instance is used from no isolation: keeps concurrent hooks from accessing one object
/// at the same time.
actor LifecycleActor {}

/// Carries a value into a task that uses it in the isolation of the value.
// Unchecked: the task runs its code in that isolation.
struct UncheckedTransfer<Value>: @unchecked Sendable {
  let value: Value
}

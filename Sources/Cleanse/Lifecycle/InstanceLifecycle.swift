import BindingGraph

/// The async bindings, hooks and services of one component instance.
final class InstanceLifecycle {
  let plan: ComponentPlan
  let lifecycle: LifecyclePlan
  /// The lifecycles of the bindings, by node.
  private var parts: [Int: BindingLifecycle] = [:]
  /// The slots of the nodes that anything happens to.
  private var slots: [Int: Slot] = [:]
  let phases = LifecyclePhases()
  /// The nodes of which a hook at the start has come to its end.
  var started: Set<Int> = []
  /// The nodes whose hooks at the stop have run.
  var stopped: Set<Int> = []
  var wasStarted = false
  /// The start's hooks that run, so that a stop need not wait for them without end.
  var startHooksUnderWay: [ObjectIdentifier: HookRun] = [:]
  /// The limits of the stop, once the instance is being stopped.
  var stopLimits: TimeLimits?
  /// The services that run, by their nodes.
  var serviceRuns: [Int: [ServiceRun]] = [:]
  /// Decides on the ends of services; `nil` if no binding has one.
  let serviceWatch: ServiceWatch?
  /// `nil` outside of tests.
  let observer: (any LifecycleObserver)?
  /// The answers to questions of the observer.
  var awaitedServices: AwaitedServices?
  /// The isolation of the hooks where the instance is used from none: one for all calls, so that what they have left running
  /// and what follows take turns.
  let ownIsolation = LifecycleActor()

  init(_ lifecycle: LifecyclePlan, of plan: ComponentPlan, observer: (any LifecycleObserver)?) {
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

  /// Takes the slots, once they are connected.
  func connect(_ slotOfNode: (Int) -> Slot?) {
    for node in lifecycle.nodes { slots[node] = slotOfNode(node) }
    beginObservation()
  }

  func part(of node: Int) -> BindingLifecycle? { parts[node] }

  func slot(of node: Int) -> Slot? { slots[node] }

  /// Makes what is to be there when the instance is, but for what has to be awaited before.
  func makeEagerValues() {
    if lifecycle.awaited.contains(where: { slots[$0]?.hasSharedValue != true }) { stopForAwaitedValues() }
    for node in lifecycle.eager { slots[node]?.prepareSharedValue() }
  }

  /// Makes the values that hooks of the start and services are for, without running these.
  /// - Parameter made: called after each of them, with whether it has such a hook, and not a service alone.
  func makeStartedValues(_ made: (_ hasHook: Bool) -> Void) {
    for node in lifecycle.hooked.nodes {
      guard let part = parts[node], part.isForStart else { continue }
      slots[node]?.prepareSharedValue()
      made(!part.startHooks.isEmpty)
    }
  }
}

extension InstanceLifecycle {
  /// Stops the program because a factory that cannot wait builds what was not there to be awaited when it was made.
  private func stopForAwaitedValues() -> Never {
    let causes = lifecycle.awaited.map { node in
      let detail = plan.configuration.details[node]
      return AsynchronousComponentFact.Cause(type: TypeReference(detail.boundType), location: detail.location)
    }
    fatalError(
      Diagnostic(AsynchronousComponentFact(component: plan.component, causes: causes, requests: [])).description)
  }
}

extension InstanceLifecycle: OpaqueToReflection {
  var customMirror: Mirror { emptyMirror }
}

/// The isolation of values whose instance is used from none: keeps hooks that run side by side from touching one value at
/// the same time.
actor LifecycleActor {}

/// Takes a value into a task that uses it in the isolation that the value belongs to.
// Unchecked: the task runs its code in that isolation.
struct UncheckedTransfer<Value>: @unchecked Sendable {
  let value: Value
}

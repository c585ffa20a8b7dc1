import BindingGraph

/// The lifecycle of an instance, as building the instance uses it.
struct SlotLifecycle {
  /// The lifecycle itself.
  let object: AnyObject
  let support: LifecycleSupport

  func add(_ part: BindingLifecycle, for node: Int) { support.add(part, node, object) }

  func connect(_ slotOfNode: (Int) -> Slot?) { support.connect(slotOfNode, object) }

  func makeEagerValues() { support.makeEagerValues(object) }

  func endObservation() { support.endObservation(object) }
}

/// The code for bindings with a lifecycle. Every such binding refers to it.
// Functions, so that programs without such bindings do not link it. A subclass would not do: its descriptor is in every
// program and refers to its methods.
final class LifecycleSupport: Sendable {
  /// The checks of such bindings.
  let passes: [ValidationPass]
  /// Plans the lifecycles of a component.
  let plan: @Sendable (LifecycleNodes) -> LifecycleMaker
  /// Adds the lifecycle of a binding.
  let add: @Sendable (BindingLifecycle, _ node: Int, _ lifecycle: AnyObject) -> Void
  /// Stores the slots, once they are connected.
  let connect: @Sendable (_ slotOfNode: (Int) -> Slot?, _ lifecycle: AnyObject) -> Void
  /// Creates the eager objects. Async bindings must exist already.
  let makeEagerValues: @Sendable (_ lifecycle: AnyObject) -> Void
  /// Passes the objects that were not stopped to the observer, if any, when the instance is released.
  let endObservation: @Sendable (_ lifecycle: AnyObject) -> Void

  init(
    passes: [ValidationPass], plan: @escaping @Sendable (LifecycleNodes) -> LifecycleMaker,
    add: @escaping @Sendable (BindingLifecycle, Int, AnyObject) -> Void,
    connect: @escaping @Sendable ((Int) -> Slot?, AnyObject) -> Void,
    makeEagerValues: @escaping @Sendable (AnyObject) -> Void, endObservation: @escaping @Sendable (AnyObject) -> Void
  ) {
    self.passes = passes
    self.plan = plan
    self.add = add
    self.connect = connect
    self.makeEagerValues = makeEagerValues
    self.endObservation = endObservation
  }
}

/// Creates the lifecycle of an instance. The observer is `nil` outside of tests.
typealias LifecycleMaker = (SlotPlan, (any LifecycleObserver)?) -> SlotLifecycle

/// The nodes of a component, for the plan of their lifecycles.
struct LifecycleNodes {
  let count: Int
  /// Returns the binding of a node; `nil` for collections and forms.
  let binding: (Int) -> (kind: BindingKind, attributes: BindingAttributes)?
  /// Returns the nodes that a node follows. Following them never forms a cycle.
  let targets: (Int) -> [Int]
}

import BindingGraph
internal import CleanseThreads

/// Hears of the instances of a graph, those of subcomponents too, whose objects have hooks or services; for tests.
package protocol LifecycleObserver: AnyObject, Sendable {
  /// Called for each new instance that has services, before its objects are created.
  func noteServices(_ services: AwaitedServices)

  /// Called at the release of an instance with objects that still have to be stopped, on the thread that releases it.
  func noteAbandonment(_ instance: AbandonedInstance)
}

/// The services of an instance that was not started, for questions from any task. Does not keep the instance alive.
// Unchecked: the lock guards the only state, which ends before the instance is released.
package final class AwaitedServices: @unchecked Sendable {
  private let mutex = Mutex()
  private var lifecycle: Unmanaged<InstanceLifecycle>?

  init(of lifecycle: InstanceLifecycle) {
    self.lifecycle = .passUnretained(lifecycle)
  }

  /// The objects that exist and have services; `nil` once the instance is started, stopped or released.
  package var objects: [UnstoppedObject]? {
    mutex.withLock { lifecycle?._withUnsafeGuaranteedRef { $0.objectsAwaitingServices } }
  }

  func end() {
    mutex.withLock { lifecycle = nil }
  }
}

/// An instance that was released before its objects were stopped. The observer is its only owner.
// Unchecked: one task after another uses it.
package final class AbandonedInstance: @unchecked Sendable {
  /// Those that have to be stopped, at least one.
  package let objects: [UnstoppedObject]
  private let lifecycle: InstanceLifecycle
  private let slots: [Slot]

  init(of lifecycle: InstanceLifecycle, objects: [UnstoppedObject], slots: [Slot]) {
    self.lifecycle = lifecycle
    self.objects = objects
    self.slots = slots
  }

  /// Stops the objects. Hooks over their limit are left behind.
  package nonisolated(nonsending) func stop(hookTimeLimit: Double?, serviceTimeLimit: Double?) async throws {
    let limits = try TimeLimits.leavingHooksBehind(after: hookTimeLimit, services: serviceTimeLimit)
    try MultiError.throwIfAny(await lifecycle.stop(limits: limits, isolation: #isolation))
  }

  /// Keeps the objects alive for ever, because they may stop the program in their `deinit`.
  package func keepObjects() {
    for slot in slots { _ = Unmanaged.passRetained(slot) }
  }
}

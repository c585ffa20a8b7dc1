import BindingGraph
internal import CleanseThreads

/// Observes the instances of a graph, subcomponents included, whose objects have hooks or services; for tests.
package protocol LifecycleObserver: AnyObject, Sendable {
  /// Called for each new instance that has services, before its objects are created.
  func noteServices(_ services: AwaitedServices)

  /// Called when an instance with objects that still need a stop is released, on the thread that releases it.
  func noteAbandonment(_ instance: AbandonedInstance)
}

/// An object with a service, or with `onStop` hooks that its instance has not run.
package struct UnstoppedObject: Sendable {
  /// The bound type.
  package let type: TypeReference
  /// The location of the binding.
  package let location: SourceLocation?
  package let component: TypeReference
  /// Whether a service of it runs.
  package let isRunning: Bool
}

/// The services of an instance that was not started, for queries from any task. Does not keep the instance alive.
// Unchecked: the lock guards the only state, which ends before the instance is released.
package final class AwaitedServices: @unchecked Sendable {
  private let mutex = Mutex()
  private var findObjects: (() -> [UnstoppedObject]?)?

  init(_ findObjects: @escaping () -> [UnstoppedObject]?) {
    self.findObjects = findObjects
  }

  /// The existing objects with services; `nil` once the instance is started, stopped or released.
  package var objects: [UnstoppedObject]? {
    mutex.withLock { findObjects?() }
  }

  func end() {
    mutex.withLock { findObjects = nil }
  }
}

/// An instance that was released before its objects were stopped. The observer is its only owner.
// Unchecked: used by one task at a time.
package final class AbandonedInstance: @unchecked Sendable {
  /// The objects that need a stop, at least one.
  package let objects: [UnstoppedObject]
  private let slots: [Slot]
  private let stopObjects: nonisolated(nonsending) (Double?, Double?) async throws -> Void

  /// - Parameter stopObjects: takes the time limits for each hook and for services, in seconds.
  init(
    objects: [UnstoppedObject], slots: [Slot],
    stopObjects: nonisolated(nonsending) @escaping (Double?, Double?) async throws -> Void
  ) {
    self.objects = objects
    self.slots = slots
    self.stopObjects = stopObjects
  }

  /// Stops the objects. Hooks that exceed their limit are left running.
  package nonisolated(nonsending) func stop(hookTimeLimit: Double?, serviceTimeLimit: Double?) async throws {
    try await stopObjects(hookTimeLimit, serviceTimeLimit)
  }

  /// Keeps the objects alive forever, because their `deinit` may stop the program.
  package func keepObjects() {
    for slot in slots { _ = Unmanaged.passRetained(slot) }
  }
}

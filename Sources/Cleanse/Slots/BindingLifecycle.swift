/// The asynchronous creation, the hooks and the services of a binding; none of them for one that is only eager.
final class BindingLifecycle {
  let support: LifecycleSupport
  /// Creates the value of an async binding.
  let create: AsynchronousMaker?
  /// Creates the value concurrently with others, if an async factory builds the instance.
  let createConcurrently: ConcurrentMaker?
  /// The `onStart` hooks, in the order of the steps.
  let startHooks: [LifecycleHook]
  /// The `onStop` hooks, in the order of the steps.
  let stopHooks: [LifecycleHook]
  /// The services, which run from the start of the instance to its stop.
  let services: [LifecycleService]

  init(
    _ support: LifecycleSupport, create: AsynchronousMaker? = nil, createConcurrently: ConcurrentMaker? = nil,
    startHooks: [LifecycleHook] = [], stopHooks: [LifecycleHook] = [], services: [LifecycleService] = []
  ) {
    self.support = support
    self.create = create
    self.createConcurrently = createConcurrently
    self.startHooks = startHooks
    self.stopHooks = stopHooks
    self.services = services
  }

  /// Whether the start of the instance uses the value, and therefore creates it.
  var isForStart: Bool { !startHooks.isEmpty || !services.isEmpty }

  /// The union of both.
  func adding(_ other: BindingLifecycle) -> BindingLifecycle {
    BindingLifecycle(
      support, create: other.create ?? create, createConcurrently: other.createConcurrently ?? createConcurrently,
      startHooks: startHooks + other.startHooks, stopHooks: stopHooks + other.stopHooks,
      services: services + other.services)
  }

  /// The same lifecycle, with another creation.
  func creating(by create: @escaping AsynchronousMaker) -> BindingLifecycle {
    adding(BindingLifecycle(support, create: create))
  }

  /// The same lifecycle, with another concurrent creation.
  func creatingConcurrently(by create: @escaping ConcurrentMaker) -> BindingLifecycle {
    adding(BindingLifecycle(support, createConcurrently: create))
  }
}

/// A function called with a shared value at the start or the stop of its instance.
struct LifecycleHook {
  /// A function that runs in the isolation of its caller, so that the value does not leave it.
  typealias Function<Element> = nonisolated(nonsending) (Element) async throws -> Void

  /// One call of the hook, for one value, in the isolation of the graph.
  typealias Call = (isolated any Actor) async throws -> Void

  /// The calls for the values of a slot: a contribution may have several values.
  let calls: (Slot) -> [Call]

  /// - Parameter values: returns the values of a slot.
  init<Element>(_ hook: @escaping Function<Element>, values: @escaping (Slot) -> [Element]) {
    calls = { slot in
      values(slot).map { value in
        // They belong to the isolation of the graph, in which its instance is started and stopped.
        nonisolated(unsafe) let (hook, value) = (hook, value)
        return { _ in try await hook(value) }
      }
    }
  }
}

/// A loop that runs with a shared value between the start and the stop of its instance.
struct LifecycleService {
  /// A function that runs concurrently, isolated to no actor.
  typealias Function<Element> = @Sendable (Element) async throws -> Void

  /// One call of the loop, for one value.
  typealias Call = @Sendable () async throws -> Void

  let onReturn: ServiceEnd
  let onThrow: ServiceEnd
  /// The calls for the values of a slot: a contribution may have several values.
  let calls: (Slot) -> [Call]

  /// - Parameter values: returns the values of a slot.
  init<Element: Sendable>(
    onReturn: ServiceEnd, onThrow: ServiceEnd, values: @escaping (Slot) -> [Element], run: @escaping Function<Element>
  ) {
    self.onReturn = onReturn
    self.onThrow = onThrow
    calls = { slot in
      values(slot).map { value in { try await run(value) } }
    }
  }
}

/// The consequence of a service that ends before its component instance is stopped. Later versions may have more.
///
///     binder.bind(Migration.self).sharedInScope().running(onReturn: .ignore) { try await $0.run() }
///       .to(factory: Migration.init)
///
/// While the instance is being stopped, a service may return; an error that it throws then counts only with `.fail`.
///
/// Experimental: may change in a minor version; see `Documentation/Stability.md`.
public struct ServiceEnd: Hashable, Sendable, CustomStringConvertible {
  public let description: String

  /// The instance is stopped, and `ComponentInstance.run` throws a `HookError`.
  public static let fail = ServiceEnd(description: "fail")
  /// The instance is stopped, and the end of the service is no error.
  public static let stop = ServiceEnd(description: "stop")
  /// The instance runs on without the service.
  public static let ignore = ServiceEnd(description: "ignore")

  private init(description: String) {
    self.description = description
  }
}

/// What few bindings say besides how their value is made at once.
final class BindingLifecycle {
  /// Makes the value, where that has to be awaited.
  let create: AsynchronousMaker?
  /// Makes the value side by side with others, where the build of the instance can wait.
  let createConcurrently: ConcurrentMaker?
  /// What is done when the instance is started, in the order of the steps.
  let startHooks: [LifecycleHook]
  /// What is done when the instance is stopped, in the order of the steps.
  let stopHooks: [LifecycleHook]
  /// What runs from the start of the instance to its stop.
  let services: [LifecycleService]

  init(
    create: AsynchronousMaker? = nil, createConcurrently: ConcurrentMaker? = nil, startHooks: [LifecycleHook] = [],
    stopHooks: [LifecycleHook] = [], services: [LifecycleService] = []
  ) {
    self.create = create
    self.createConcurrently = createConcurrently
    self.startHooks = startHooks
    self.stopHooks = stopHooks
    self.services = services
  }

  /// Whether the start of the instance does something with the value, and so makes it.
  var isForStart: Bool { !startHooks.isEmpty || !services.isEmpty }

  /// Both together.
  func adding(_ other: BindingLifecycle) -> BindingLifecycle {
    BindingLifecycle(
      create: other.create ?? create, createConcurrently: other.createConcurrently ?? createConcurrently,
      startHooks: startHooks + other.startHooks, stopHooks: stopHooks + other.stopHooks,
      services: services + other.services)
  }
}

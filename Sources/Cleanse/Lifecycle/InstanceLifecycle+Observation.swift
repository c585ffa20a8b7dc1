import BindingGraph

extension InstanceLifecycle {
  /// The nodes whose objects need a stop: they have an `onStop` hook with something to end, or a running service.
  private var unstoppedNodes: [Int] {
    guard !phases.isStopping else { return [] }
    return lifecycle.hooked.nodes.filter { node in
      guard let part = part(of: node) else { return false }
      // An `onStart` hook begins the work that `onStop` ends. Without one, the creation begins it.
      let hasBegun = part.create != nil || !part.isForStart || started.contains(node)
      return serviceRuns[node] != nil || !part.stopHooks.isEmpty && hasBegun && isToBeStopped(node)
    }
  }

  /// The existing objects with services that have not begun; `nil` once the instance is started or stopped.
  var objectsAwaitingServices: [UnstoppedObject]? {
    guard !phases.hasBegun else { return nil }
    return lifecycle.hooked.nodes.filter { node in
      part(of: node)?.services.isEmpty == false && slot(of: node)?.hasSharedValue == true
    }.map { object(of: $0) }
  }

  private func object(of node: Int) -> UnstoppedObject {
    let binding = plan.binding(of: node)
    return UnstoppedObject(
      type: binding.type, location: binding.location, component: plan.component,
      isRunning: serviceRuns[node] != nil)
  }

  /// Tells the observer, if any, that the instance exists and that its slots are connected.
  func beginObservation() {
    guard let observer, serviceWatch != nil else { return }
    // `endObservation` clears this closure, under its lock, before the lifecycle is released.
    let lifecycle = Unmanaged.passUnretained(self)
    let services = AwaitedServices { lifecycle._withUnsafeGuaranteedRef { $0.objectsAwaitingServices } }
    awaitedServices = services
    observer.noteServices(services)
  }

  /// Passes the objects that were not stopped to the observer, if any, when the instance is released.
  func endObservation() {
    awaitedServices?.end()
    guard let observer else { return }
    let nodes = unstoppedNodes
    guard !nodes.isEmpty else { return }
    observer.noteAbandonment(
      AbandonedInstance(objects: nodes.map { object(of: $0) }, slots: nodes.compactMap { slot(of: $0) }) {
        let limits = try TimeLimits.leavingHooksBehind(after: $0, services: $1)
        try MultiError.throwIfAny(await self.stop(limits: limits, isolation: #isolation))
      })
  }
}

import BindingGraph

extension InstanceLifecycle {
  /// The nodes whose objects need a stop: they have an `onStop` hook and what it ends, or a service that runs.
  private var unstoppedNodes: [Int] {
    guard !phases.isStopping else { return [] }
    return lifecycle.hooked.nodes.filter { node in
      guard let part = part(of: node) else { return false }
      // An `onStart` hook begins what `onStop` ends. Otherwise the creation does.
      let hasBegun = part.create != nil || !part.isForStart || started.contains(node)
      return serviceRuns[node] != nil || !part.stopHooks.isEmpty && hasBegun && isToBeStopped(node)
    }
  }

  /// The objects that exist and have services, before the start that begins them; `nil` from the start or the stop on.
  var objectsAwaitingServices: [UnstoppedObject]? {
    guard !phases.hasBegun else { return nil }
    return lifecycle.hooked.nodes.filter { node in
      part(of: node)?.services.isEmpty == false && slot(of: node)?.hasSharedValue == true
    }.map { object(of: $0) }
  }

  private func object(of node: Int) -> UnstoppedObject {
    let detail = plan.configuration.details[node]
    return UnstoppedObject(
      type: TypeReference(detail.boundType), location: detail.location, component: plan.component,
      isRunning: serviceRuns[node] != nil)
  }

  /// Tells the observer, if there is one, that the instance exists, and that its slots are connected.
  func beginObservation() {
    guard let observer, serviceWatch != nil else { return }
    // The lock of the services, which end before this object does, keeps it alive while they are asked for.
    let lifecycle = Unmanaged.passUnretained(self)
    let services = AwaitedServices { lifecycle._withUnsafeGuaranteedRef { $0.objectsAwaitingServices } }
    awaitedServices = services
    observer.noteServices(services)
  }

  /// Hands over to the observer, if there is one, what was not stopped at the release of the instance.
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

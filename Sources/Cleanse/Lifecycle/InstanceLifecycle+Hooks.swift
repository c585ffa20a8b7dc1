import BindingGraph

extension InstanceLifecycle {
  /// The hooks of one value, in a task of their own.
  private typealias Operation = @Sendable () async -> Result<Void, any Error>

  // MARK: Start and stop

  /// Runs the hooks of the start, once.
  /// - Throws: the `HookError`, or a `MultiError` with all of them; what was started is stopped then. A
  ///   `CancellationError` where the task was cancelled.
  func start(limit: TimeLimit, isolation: isolated (any Actor)? = #isolation) async throws {
    let waiting = try instancesWaiting(isOfStart: true)
    let home = isolation ?? LifecycleActor()
    let transfer = UncheckedTransfer(value: self)
    let start = phases.start {
      Task { await transfer.value.runStartHooks(limit: limit, waiting: waiting, isolation: home) }
    }
    guard let (work, isNew) = start else { throw instanceStopped(wasStarting: false) }
    let outcome = await withTaskCancellationHandler {
      await work.value
    } onCancel: {
      // Other callers may be waiting for work that was under way already.
      if isNew { work.cancel() }
    }
    try HookError.throwIfAny(outcome.errors)
    guard !outcome.isComplete else { return }
    throw phases.isStopping && !Task.isCancelled ? instanceStopped(wasStarting: true) : CancellationError()
  }

  private func instanceStopped(wasStarting: Bool) -> InstanceStopped {
    InstanceStopped(component: componentType, wasStarting: wasStarting)
  }

  private var componentType: Any.Type { plan.component.type ?? Never.self }

  /// The instances that wait for the hooks that are about to run: this one, and those of which a hook has called for it.
  /// - Throws: a `HookWaitsForItself` where that is a hook of this one.
  private func instancesWaiting(isOfStart: Bool) throws -> Set<ObjectIdentifier> {
    var waiting = RunningHook.waitingInstances
    guard waiting.insert(ObjectIdentifier(self)).inserted else {
      throw HookWaitsForItself(component: componentType, isOfStart: isOfStart)
    }
    return waiting
  }

  /// Runs the hooks of the stop, once, and through to the end.
  /// - Throws: the `HookError`, or a `MultiError` with all of them.
  func stop(limit: TimeLimit, isolation: isolated (any Actor)? = #isolation) async throws {
    let waiting = try instancesWaiting(isOfStart: false)
    let home = isolation ?? LifecycleActor()
    let transfer = UncheckedTransfer(value: self)
    let work = phases.stop { starting in
      Task {
        starting?.cancel()
        let interrupted = await starting?.value.errorsOfInterruption ?? []
        let errors = await transfer.value.stopErrors(limit: limit, waiting: waiting, isolation: home)
        return LifecyclePhases.Outcome(errors: interrupted + errors)
      }
    }
    try HookError.throwIfAny(await work.value.errors)
  }

  // MARK: Hooks

  /// Runs the hooks of the start, each after those of what its value needs.
  /// - Returns: what failed; what was started is stopped then.
  private func runStartHooks(
    limit: TimeLimit, waiting: Set<ObjectIdentifier>, isolation: isolated any Actor
  ) async -> LifecyclePhases.Outcome {
    wasStarted = true
    let order = lifecycle.hooked
    var errors: [HookError] = []
    let isComplete = await ConcurrentSteps.run(order, isolation: isolation) { step -> Operation? in
      guard !Task.isCancelled else { return nil }
      return operation(.start, for: order.nodes[step], limit: limit, waiting: waiting, isolation: isolation)
    } conclude: { step, outcome in
      switch outcome {
      case .success:
        return true
      case .failure(let error):
        // A hook that heeds the cancellation has not failed.
        if !(Task.isCancelled && error is CancellationError) {
          errors.append(hookError(of: order.nodes[step], on: .start, error))
        }
        return false
      }
    }
    guard !isComplete else { return LifecyclePhases.Outcome(errors: errors) }
    let stopErrors = await stopErrors(limit: limit, waiting: waiting, isolation: isolation)
    return LifecyclePhases.Outcome(
      errors: errors + stopErrors, isComplete: false, errorsOfInterruption: phases.isStopping ? stopErrors : [])
  }

  /// Runs the hooks of the stop that have not run yet, each after those of what needs its value, and in a task that is
  /// never cancelled.
  /// - Returns: what failed.
  func stopErrors(
    limit: TimeLimit, waiting: Set<ObjectIdentifier>, isolation: isolated (any Actor)?
  ) async -> [HookError] {
    let home = isolation ?? LifecycleActor()
    let transfer = UncheckedTransfer(value: self)
    return await Task { await transfer.value.runStopHooks(limit: limit, waiting: waiting, isolation: home) }.value
  }

  private func runStopHooks(
    limit: TimeLimit, waiting: Set<ObjectIdentifier>, isolation: isolated any Actor
  ) async -> [HookError] {
    let order = lifecycle.hooked.reversed
    var errors: [HookError] = []
    _ = await ConcurrentSteps.run(order, isolation: isolation) { step -> Operation? in
      let node = order.nodes[step]
      guard isToBeStopped(node) else { return { .success(()) } }
      stopped.insert(node)
      return operation(.stop, for: node, limit: limit, waiting: waiting, isolation: isolation)
    } conclude: { step, outcome in
      if case .failure(let error) = outcome {
        let failures = (error as? StopFailures)?.errors ?? [error]
        errors += failures.map { hookError(of: order.nodes[step], on: .stop, $0) }
      }
      return true
    }
    return errors
  }

  /// A value that is there, and that was started where it had to be. What was awaited is open from its creation on.
  private func isToBeStopped(_ node: Int) -> Bool {
    guard !stopped.contains(node), slot(of: node)?.hasSharedValue == true else { return false }
    guard wasStarted, let part = part(of: node), part.create == nil else { return true }
    return part.startHooks.isEmpty || started.contains(node)
  }

  /// What runs the hooks of a node, in the isolation of the instance.
  private func operation(
    _ occasion: FailedHookFact.Occasion, for node: Int, limit: TimeLimit, waiting: Set<ObjectIdentifier>,
    isolation: any Actor
  ) -> Operation {
    let transfer = UncheckedTransfer(value: self)
    return {
      await limit.run {
        try await RunningHook.run(waiting: waiting, isolation: isolation) {
          try await transfer.value.runHooks(occasion, of: node, isolation: isolation)
        }
      }
    }
  }

  private func runHooks(
    _ occasion: FailedHookFact.Occasion, of node: Int, isolation: isolated any Actor
  ) async throws {
    guard let slot = slot(of: node), let part = part(of: node) else { return }
    switch occasion {
    case .start:
      for hook in part.startHooks {
        try await hook.run(slot, isolation) { throw $0 }
        // One that follows may fail, and what this one has done is to be undone then.
        started.insert(node)
      }
    case .stop:
      var failures = StopFailures()
      for hook in part.stopHooks.reversed() { try await hook.run(slot, isolation) { failures.errors.append($0) } }
      if !failures.errors.isEmpty { throw failures }
    }
  }

  private func hookError(of node: Int, on occasion: FailedHookFact.Occasion, _ error: any Error) -> HookError {
    let detail = plan.configuration.details[node]
    return HookError(
      FailedHookFact(
        subject: TypeReference(detail.boundType), component: plan.component, occasion: occasion,
        location: detail.location, reason: String(describing: error)),
      underlyingError: error)
  }
}

/// What failed when one value was stopped: none of its hooks keeps the others from running.
private struct StopFailures: Error {
  var errors: [any Error] = []
}

extension HookError {
  /// Throws the error itself when there is one, and a `MultiError` when there are several.
  fileprivate static func throwIfAny(_ errors: [HookError]) throws {
    switch errors.count {
    case 0: return
    case 1: throw errors[0]
    default: throw MultiError(errors: errors)
    }
  }
}

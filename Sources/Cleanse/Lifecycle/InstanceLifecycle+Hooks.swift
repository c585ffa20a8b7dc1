import BindingGraph
internal import CleanseThreads

extension InstanceLifecycle {
  /// The hooks of one value, in a task of their own.
  private typealias Operation = @Sendable () async -> [HookFailure]

  // MARK: Start and stop

  /// Runs the `onStart` hooks, once.
  /// - Throws: the `HookError`, or a `MultiError` with all of them; all started objects are then stopped. A
  ///   `CancellationError` if the task was cancelled. An `InstanceStopped` if a service has ended the run.
  func start(limits: TimeLimits, isolation: isolated (any Actor)? = #isolation) async throws {
    let caller = try beginWait(for: .start)
    defer { caller?.endWaiting(for: phases) }
    let occasion = occasion(.start, limits: limits, isolation: isolation)
    let transfer = UncheckedTransfer(value: self)
    let cancellation = StartCancellation()
    let outcome = try await withTaskCancellationHandler {
      let work = cancellation.begin {
        phases.start { Task { await transfer.value.runStartHooks(occasion, isolation: occasion.isolation) } }
      }
      guard let work else { throw InstanceStopped(component: componentType, reason: .stoppedBefore) }
      return await work.value
    } onCancel: {
      cancellation.cancel()
    }
    try MultiError.throwIfAny(outcome.errors)
    guard !outcome.isComplete else { return }
    if Task.isCancelled { throw CancellationError() }
    throw InstanceStopped(
      component: componentType, reason: serviceWatch?.hasEndedRun == true ? .stoppedByService : .stoppedMeanwhile)
  }

  private var componentType: Any.Type { plan.component.type ?? Never.self }

  /// - Returns: the instance whose hook is the caller, if any: from now on it waits for this instance.
  /// - Throws: a `HookWaitsForItself` if this instance waits for that hook, directly or through others.
  private func beginWait(for phase: FailedHookFact.Occasion) throws -> LifecyclePhases? {
    let caller = RunningHook.presentInstance
    if caller?.beginWaiting(for: phases) == false {
      throw HookWaitsForItself(component: componentType, occasion: HookError.Occasion(phase))
    }
    return caller
  }

  private func occasion(
    _ phase: FailedHookFact.Occasion, limits: TimeLimits, isolation: isolated (any Actor)?
  ) -> HookOccasion {
    HookOccasion(
      phase: phase, limits: limits, isolation: isolation ?? ownIsolation,
      leavesHooksBehind: isolation != nil || limits.leavesHooksBehind)
  }

  /// Runs the `onStop` hooks and ends the services, once and completely.
  /// - Returns: the errors of the services and of the hooks.
  /// - Throws: `HookWaitsForItself`
  func stop(limits: TimeLimits, isolation: isolated (any Actor)? = #isolation) async throws -> [HookError] {
    let caller = try beginWait(for: .stop)
    defer { caller?.endWaiting(for: phases) }
    let occasion = occasion(.stop, limits: limits, isolation: isolation)
    let transfer = UncheckedTransfer(value: self)
    let work = phases.stop { starting in
      // The limits of the stop in progress. Later calls wait for it, with its limits.
      stopLimits = limits
      serviceWatch?.beginStop()
      return Task {
        var errors: [HookError] = []
        if let starting {
          starting.cancel()
          let timer = limits.hooks.timer { timeIsOver in
            guard occasion.leavesHooksBehind else { return }
            await transfer.value.leaveStartHooksBehind(because: timeIsOver, isolation: occasion.isolation)
          }
          errors = await starting.value.errorsOfInterruption
          timer?.cancel()
        }
        errors += await transfer.value.runStopHooks(occasion, isolation: occasion.isolation)
        return LifecyclePhases.Outcome(errors: errors)
      }
    }
    return await work.value.errors
  }

  private func leaveStartHooksBehind(because error: TimeLimitExceeded, isolation: isolated any Actor) {
    for run in startHooksUnderWay.values { run.giveUp(because: error) }
  }

  // MARK: Hooks

  /// Runs the `onStart` hooks, each after the hooks of its object's dependencies.
  /// - Returns: the errors; all started objects are then stopped.
  private func runStartHooks(
    _ occasion: HookOccasion, isolation: isolated any Actor
  ) async -> LifecyclePhases.Outcome {
    wasStarted = true
    serviceWatch?.whenRunEnds { [phases] in phases.cancelStart() }
    let order = lifecycle.hooked
    var errors: [HookError] = []
    var errorsOfInterruption: [HookError] = []
    let isComplete = await ConcurrentSteps.run(order, isolation: isolation) { step -> Operation? in
      guard !Task.isCancelled else { return nil }
      return operation(for: order.nodes[step], on: occasion)
    } conclude: { step, failures in
      let isCancelled = Task.isCancelled || !errors.isEmpty
      for failure in failures {
        // A hook that responds to the cancellation has not failed. Many libraries have an error of their own for that.
        if isCancelled, failure.error is CancellationError { continue }
        if Task.isCancelled, failure.wasCancelled { continue }
        let error = hookError(failure, of: order.nodes[step])
        errors.append(error)
        if phases.isStopping, failure.error is TimeLimitExceeded { errorsOfInterruption.append(error) }
      }
      return failures.isEmpty
    }
    // A service may have ended the run after the last step had begun.
    guard !isComplete || serviceWatch?.hasEndedRun == true else { return LifecyclePhases.Outcome(errors: errors) }
    let stopErrors = await beginStop(like: occasion, limits: stopLimits ?? occasion.limits).value
    return LifecyclePhases.Outcome(
      errors: causeFirst(errors + stopErrors), isComplete: false,
      errorsOfInterruption: phases.isStopping ? errorsOfInterruption + stopErrors : [])
  }

  /// Stops the created objects after a failed build.
  /// - Returns: the errors of the `onStop` hooks.
  func stopErrors(isolation: isolated (any Actor)?) async -> [HookError] {
    let caller = RunningHook.presentInstance
    caller?.beginWaiting(for: phases)
    defer { caller?.endWaiting(for: phases) }
    let occasion = HookOccasion(
      phase: .stop, limits: .none, isolation: isolation ?? ownIsolation, leavesHooksBehind: false)
    return await beginStop(like: occasion, limits: .none).value
  }

  /// Runs the `onStop` hooks in a task that is never cancelled.
  private func beginStop(like occasion: HookOccasion, limits: TimeLimits) -> Task<[HookError], Never> {
    let stop = HookOccasion(
      phase: .stop, limits: limits, isolation: occasion.isolation, leavesHooksBehind: occasion.leavesHooksBehind)
    let transfer = UncheckedTransfer(value: self)
    return Task { await transfer.value.runStopHooks(stop, isolation: stop.isolation) }
  }

  /// Runs the `onStop` hooks that have not run yet, each after the hooks of its object's dependents.
  /// - Returns: the errors of hooks and services.
  private func runStopHooks(_ occasion: HookOccasion, isolation: isolated any Actor) async -> [HookError] {
    serviceWatch?.beginStop()
    let order = lifecycle.hooked.reversed
    var errors: [HookError] = []
    _ = await ConcurrentSteps.run(order, isolation: isolation) { step -> Operation? in
      let node = order.nodes[step]
      guard isToBeStopped(node) else { return { [] } }
      stopped.insert(node)
      return operation(for: node, on: occasion)
    } conclude: { step, failures in
      errors += failures.map { hookError($0, of: order.nodes[step]) }
      return true
    }
    return causeFirst(errors)
  }

  /// The errors with those of services first, if a service has ended the run.
  private func causeFirst(_ errors: [HookError]) -> [HookError] {
    guard serviceWatch?.hasEndedRun == true else { return errors }
    return errors.filter { $0.occasion == .run } + errors.filter { $0.occasion != .run }
  }

  /// Whether the object exists and was started if it has to be. Async bindings need a stop from their creation on.
  func isToBeStopped(_ node: Int) -> Bool {
    guard !stopped.contains(node), slot(of: node)?.hasSharedValue == true else { return false }
    guard wasStarted, let part = part(of: node), part.create == nil else { return true }
    return !part.isForStart || started.contains(node)
  }

  /// Runs the hooks of a node in the isolation of the instance.
  private func operation(for node: Int, on occasion: HookOccasion) -> Operation {
    let transfer = UncheckedTransfer(value: self)
    return { await transfer.value.runHooks(of: node, on: occasion, isolation: occasion.isolation) }
  }

  /// Runs the hooks of a node one after another, for each of its values, and then begins or ends its services. The
  /// first failure ends a start, but not a stop.
  private func runHooks(
    of node: Int, on occasion: HookOccasion, isolation: isolated any Actor
  ) async -> [HookFailure] {
    guard let slot = slot(of: node), let part = part(of: node) else { return [] }
    let isStart = occasion.phase == .start
    let hooks = isStart ? part.startHooks : part.stopHooks.reversed()
    var failures: [HookFailure] = []
    for (number, hook) in hooks.enumerated() {
      let calls = hook.calls(slot)
      for (element, call) in calls.enumerated() {
        let position = FailedHookFact.Position(
          hook: isStart ? number : hooks.count - 1 - number, hookCount: hooks.count, element: element,
          elementCount: calls.count)
        let run = HookRun()
        if isStart { startHooksUnderWay[ObjectIdentifier(run)] = run }
        let transfer = UncheckedTransfer(value: call)
        let result = await run.result(mayBeLeftBehind: occasion.leavesHooksBehind) { [phases] in
          // In the isolation: the time limit of the hook begins with its turn there.
          try await RunningHook.run(of: phases, isolation: occasion.isolation) { isolation in
            try run.begin(limit: occasion.limits.hooks)
            try await transfer.value(isolation)
          }
        }
        startHooksUnderWay[ObjectIdentifier(run)] = nil
        // A later hook may fail; the effect of this hook must then be undone.
        if isStart, run.hasSucceeded { started.insert(node) }
        guard case .failure(let error) = result else { continue }
        failures.append(
          HookFailure(error: error, position: position, occasion: occasion.phase, wasCancelled: run.wasCancelled))
        if isStart { return failures }
      }
    }
    if isStart { return beginServices(part.services, of: node, slot) }
    return failures
      + (await endServices(
        of: node, canBeAsked: !hooks.isEmpty, limit: occasion.limits.services, isolation: isolation))
  }

  // MARK: Services

  /// Begins the services of a node, for each of its values.
  /// - Returns: a failure if the start was cancelled: then no service begins.
  private func beginServices(_ services: [LifecycleService], of node: Int, _ slot: Slot) -> [HookFailure] {
    guard let serviceWatch, !services.isEmpty else { return [] }
    guard !Task.isCancelled else {
      return [HookFailure(error: CancellationError(), position: .only, occasion: .start)]
    }
    started.insert(node)
    serviceRuns[node] = services.enumerated().flatMap { number, service in
      let calls = service.calls(slot)
      return calls.enumerated().map { element, call in
        let position = FailedHookFact.Position(
          hook: number, hookCount: services.count, element: element, elementCount: calls.count)
        return ServiceRun(call, of: service, at: position, in: phases, watch: serviceWatch)
      }
    }
    return []
  }

  /// Waits for the services of a node, and cancels those that take too long.
  /// - Parameter canBeAsked: whether the binding has hooks that may have asked the services to end. Otherwise only the
  ///   cancellation ends them.
  private func endServices(
    of node: Int, canBeAsked: Bool, limit: TimeLimit, isolation: isolated any Actor
  ) async -> [HookFailure] {
    guard let runs = serviceRuns.removeValue(forKey: node) else { return [] }
    let timer = canBeAsked ? limit.timer { _ in for run in runs { run.cancel() } } : nil
    defer { timer?.cancel() }
    if !canBeAsked { for run in runs { run.cancel() } }
    var failures: [HookFailure] = []
    for run in runs {
      guard let error = await run.failure else { continue }
      let occasion: FailedHookFact.Occasion = error is ServiceReturned ? .earlyReturn : .run
      failures.append(HookFailure(error: error, position: run.position, occasion: occasion))
    }
    return failures
  }

  private func hookError(_ failure: HookFailure, of node: Int) -> HookError {
    let binding = plan.binding(of: node)
    return HookError(
      FailedHookFact(
        subject: binding.type, component: plan.component, occasion: failure.occasion,
        position: failure.position, location: binding.location, reason: String(describing: failure.error)),
      underlyingError: failure.error)
  }
}

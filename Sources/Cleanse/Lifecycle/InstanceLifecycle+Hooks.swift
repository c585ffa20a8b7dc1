import BindingGraph
internal import CleanseThreads

extension InstanceLifecycle {
  /// The hooks of one value, in a task of their own.
  private typealias Operation = @Sendable () async -> [HookFailure]

  /// The common context of the hooks of one start or one stop.
  private struct Occasion: Sendable {
    let phase: FailedHookFact.Occasion
    let limits: TimeLimits
    let isolation: any Actor
    /// Whether a hook over its limit is left behind. In the isolation of its caller it takes turns with everything that
    /// follows. Without one the instance belongs to the caller, who must not get it back while a hook still uses it.
    let leavesHooksBehind: Bool
  }

  // MARK: Start and stop

  /// Runs the hooks of the start, once.
  /// - Throws: the `HookError`, or a `MultiError` with all of them; what was started is stopped then. A
  ///   `CancellationError` where the task was cancelled. An `InstanceStopped` where a service has ended the run.
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

  /// - Returns: the instance whose hook calls, where one does: it waits for this one from now on.
  /// - Throws: a `HookWaitsForItself` where this instance waits for that hook, perhaps through others.
  private func beginWait(for phase: FailedHookFact.Occasion) throws -> LifecyclePhases? {
    let caller = RunningHook.presentInstance
    if caller?.beginWaiting(for: phases) == false {
      throw HookWaitsForItself(component: componentType, occasion: HookError.Occasion(phase))
    }
    return caller
  }

  private func occasion(
    _ phase: FailedHookFact.Occasion, limits: TimeLimits, isolation: isolated (any Actor)?
  ) -> Occasion {
    Occasion(
      phase: phase, limits: limits, isolation: isolation ?? ownIsolation,
      leavesHooksBehind: isolation != nil || limits.leavesHooksBehind)
  }

  /// Runs the hooks of the stop and ends the services, once, and through to the end.
  /// - Returns: the errors of the services and of the hooks.
  /// - Throws: `HookWaitsForItself`
  func stop(limits: TimeLimits, isolation: isolated (any Actor)? = #isolation) async throws -> [HookError] {
    let caller = try beginWait(for: .stop)
    defer { caller?.endWaiting(for: phases) }
    let occasion = occasion(.stop, limits: limits, isolation: isolation)
    let transfer = UncheckedTransfer(value: self)
    let work = phases.stop { starting in
      // Of the stop that is under way: a later call waits for that one.
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

  /// Runs the hooks of the start, each after those of what its value needs.
  /// - Returns: what failed; what was started is stopped then.
  private func runStartHooks(
    _ occasion: Occasion, isolation: isolated any Actor
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
        // A hook that heeds the cancellation has not failed. Many libraries have an error of their own for that.
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

  /// Stops what was made, after a build that failed.
  /// - Returns: what failed.
  func stopErrors(isolation: isolated (any Actor)?) async -> [HookError] {
    let caller = RunningHook.presentInstance
    caller?.beginWaiting(for: phases)
    defer { caller?.endWaiting(for: phases) }
    let occasion = Occasion(
      phase: .stop, limits: .none, isolation: isolation ?? ownIsolation, leavesHooksBehind: false)
    return await beginStop(like: occasion, limits: .none).value
  }

  /// Runs the hooks of the stop in a task that nothing cancels.
  private func beginStop(like occasion: Occasion, limits: TimeLimits) -> Task<[HookError], Never> {
    let stop = Occasion(
      phase: .stop, limits: limits, isolation: occasion.isolation, leavesHooksBehind: occasion.leavesHooksBehind)
    let transfer = UncheckedTransfer(value: self)
    return Task { await transfer.value.runStopHooks(stop, isolation: stop.isolation) }
  }

  /// Runs the hooks of the stop that have not run yet, each after those of what needs its value.
  /// - Returns: what failed.
  private func runStopHooks(_ occasion: Occasion, isolation: isolated any Actor) async -> [HookError] {
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

  /// The errors of services first, where one of these has ended the run.
  private func causeFirst(_ errors: [HookError]) -> [HookError] {
    guard serviceWatch?.hasEndedRun == true else { return errors }
    return errors.filter { $0.occasion == .run } + errors.filter { $0.occasion != .run }
  }

  /// A value that is there, and that was started where it had to be. What was awaited is open from its creation on.
  func isToBeStopped(_ node: Int) -> Bool {
    guard !stopped.contains(node), slot(of: node)?.hasSharedValue == true else { return false }
    guard wasStarted, let part = part(of: node), part.create == nil else { return true }
    return !part.isForStart || started.contains(node)
  }

  /// Runs the hooks of a node in the isolation of the instance.
  private func operation(for node: Int, on occasion: Occasion) -> Operation {
    let transfer = UncheckedTransfer(value: self)
    return { await transfer.value.runHooks(of: node, on: occasion, isolation: occasion.isolation) }
  }

  /// Runs the hooks of a node one after another, for each of its values, and begins or ends its services then. The
  /// first failure ends a start, and no failure a stop.
  private func runHooks(
    of node: Int, on occasion: Occasion, isolation: isolated any Actor
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
          // In the isolation: the hook begins when it has its turn there.
          try await RunningHook.run(of: phases, isolation: occasion.isolation) { isolation in
            try run.begin(limit: occasion.limits.hooks)
            try await transfer.value(isolation)
          }
        }
        startHooksUnderWay[ObjectIdentifier(run)] = nil
        // Another one may fail later, and what this one has done is to be undone then.
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
  /// - Returns: a failure where the start was cancelled, and nothing begins.
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

  /// Waits for the services of a node, and cancels them where they take too long.
  /// - Parameter canBeAsked: whether the binding has hooks that may have asked the services to end. Otherwise the
  ///   cancellation is all that can.
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
    let detail = plan.configuration.details[node]
    return HookError(
      FailedHookFact(
        subject: TypeReference(detail.boundType), component: plan.component, occasion: failure.occasion,
        position: failure.position, location: detail.location, reason: String(describing: failure.error)),
      underlyingError: failure.error)
  }
}

/// A hook or a service that has failed.
private struct HookFailure: Sendable {
  let error: any Error
  let position: FailedHookFact.Position
  let occasion: FailedHookFact.Occasion
  /// Whether the hook's own task was cancelled before it threw.
  var wasCancelled = false
}

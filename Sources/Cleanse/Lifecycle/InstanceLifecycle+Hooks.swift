import BindingGraph
internal import CleanseThreads

extension InstanceLifecycle {
  /// The hooks of one value, in a task of their own.
  private typealias Operation = @Sendable () async -> [HookFailure]

  /// What the hooks of one start or one stop have in common.
  private struct Occasion: Sendable {
    let phase: FailedHookFact.Occasion
    let limit: TimeLimit
    let isolation: any Actor
    /// Whether a hook over its limit is left behind. In the isolation of its caller it takes turns with everything that
    /// follows. Without one the instance belongs to the caller, who must not get it back while a hook still uses it.
    let leavesHooksBehind: Bool
  }

  // MARK: Start and stop

  /// Runs the hooks of the start, once.
  /// - Throws: the `HookError`, or a `MultiError` with all of them; what was started is stopped then. A
  ///   `CancellationError` where the task was cancelled.
  func start(limit: TimeLimit, isolation: isolated (any Actor)? = #isolation) async throws {
    let caller = try beginWait(for: .start)
    defer { caller?.endWaiting(for: phases) }
    let occasion = occasion(.start, limit: limit, isolation: isolation)
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
    throw InstanceStopped(component: componentType, reason: .stoppedMeanwhile)
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
    _ phase: FailedHookFact.Occasion, limit: TimeLimit, isolation: isolated (any Actor)?
  ) -> Occasion {
    Occasion(
      phase: phase, limit: limit, isolation: isolation ?? ownIsolation, leavesHooksBehind: isolation != nil)
  }

  /// Runs the hooks of the stop, once, and through to the end.
  /// - Returns: the errors of the hooks.
  /// - Throws: `HookWaitsForItself`
  func stop(limit: TimeLimit, isolation: isolated (any Actor)? = #isolation) async throws -> [HookError] {
    let caller = try beginWait(for: .stop)
    defer { caller?.endWaiting(for: phases) }
    let occasion = occasion(.stop, limit: limit, isolation: isolation)
    let transfer = UncheckedTransfer(value: self)
    let work = phases.stop { starting in
      // Of the stop that is under way: a later call waits for that one.
      stopLimit = limit
      return Task {
        var errors: [HookError] = []
        if let starting {
          starting.cancel()
          let timer = limit.timer { timeIsOver in
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
    let order = lifecycle.hooked
    var errors: [HookError] = []
    var errorsOfInterruption: [HookError] = []
    let isComplete = await ConcurrentSteps.run(order, isolation: isolation) { step -> Operation? in
      guard !Task.isCancelled else { return nil }
      return operation(for: order.nodes[step], on: occasion)
    } conclude: { step, failures in
      let isCancelled = Task.isCancelled || !errors.isEmpty
      for failure in failures {
        // A hook that heeds the cancellation has not failed.
        if isCancelled, failure.error is CancellationError { continue }
        let error = hookError(failure, of: order.nodes[step], on: .start)
        errors.append(error)
        if phases.isStopping, failure.error is TimeLimitExceeded { errorsOfInterruption.append(error) }
      }
      return failures.isEmpty
    }
    guard !isComplete else { return LifecyclePhases.Outcome(errors: errors) }
    let stopErrors = await beginStop(like: occasion, limit: stopLimit ?? occasion.limit).value
    return LifecyclePhases.Outcome(
      errors: errors + stopErrors, isComplete: false,
      errorsOfInterruption: phases.isStopping ? errorsOfInterruption + stopErrors : [])
  }

  /// Stops what was made, after a build that failed.
  /// - Returns: what failed.
  func stopErrors(isolation: isolated (any Actor)?) async -> [HookError] {
    let caller = RunningHook.presentInstance
    caller?.beginWaiting(for: phases)
    defer { caller?.endWaiting(for: phases) }
    let occasion = Occasion(
      phase: .stop, limit: .none, isolation: isolation ?? ownIsolation, leavesHooksBehind: false)
    return await beginStop(like: occasion, limit: .none).value
  }

  /// Runs the hooks of the stop in a task that nothing cancels.
  private func beginStop(like occasion: Occasion, limit: TimeLimit) -> Task<[HookError], Never> {
    let stop = Occasion(
      phase: .stop, limit: limit, isolation: occasion.isolation, leavesHooksBehind: occasion.leavesHooksBehind)
    let transfer = UncheckedTransfer(value: self)
    return Task { await transfer.value.runStopHooks(stop, isolation: stop.isolation) }
  }

  /// Runs the hooks of the stop that have not run yet, each after those of what needs its value.
  /// - Returns: what failed.
  private func runStopHooks(_ occasion: Occasion, isolation: isolated any Actor) async -> [HookError] {
    let order = lifecycle.hooked.reversed
    var errors: [HookError] = []
    _ = await ConcurrentSteps.run(order, isolation: isolation) { step -> Operation? in
      let node = order.nodes[step]
      guard isToBeStopped(node) else { return { [] } }
      stopped.insert(node)
      return operation(for: node, on: occasion)
    } conclude: { step, failures in
      errors += failures.map { hookError($0, of: order.nodes[step], on: .stop) }
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

  /// Runs the hooks of a node in the isolation of the instance.
  private func operation(for node: Int, on occasion: Occasion) -> Operation {
    let transfer = UncheckedTransfer(value: self)
    return { await transfer.value.runHooks(of: node, on: occasion, isolation: occasion.isolation) }
  }

  /// Runs the hooks of a node one after another, for each of its values. The first failure ends a start, and no failure a
  /// stop.
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
            try run.begin(limit: occasion.limit)
            try await transfer.value(isolation)
          }
        }
        startHooksUnderWay[ObjectIdentifier(run)] = nil
        // Another one may fail later, and what this one has done is to be undone then.
        if isStart, run.hasSucceeded { started.insert(node) }
        guard case .failure(let error) = result else { continue }
        failures.append(HookFailure(error: error, position: position))
        if isStart { return failures }
      }
    }
    return failures
  }

  private func hookError(
    _ failure: HookFailure, of node: Int, on phase: FailedHookFact.Occasion
  ) -> HookError {
    let detail = plan.configuration.details[node]
    return HookError(
      FailedHookFact(
        subject: TypeReference(detail.boundType), component: plan.component, occasion: phase,
        position: failure.position, location: detail.location, reason: String(describing: failure.error)),
      underlyingError: failure.error)
  }
}

/// A hook that has failed.
private struct HookFailure: Sendable {
  let error: any Error
  let position: FailedHookFact.Position
}

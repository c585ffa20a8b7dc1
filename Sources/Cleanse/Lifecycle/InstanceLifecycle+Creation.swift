import BindingGraph

extension InstanceLifecycle {
  /// Creates the values of async bindings, and those of bindings with `eager(.concurrently)`: each after its
  /// dependencies, independent ones concurrently.
  ///
  /// Their other dependencies are created in the isolation of the caller; each factory runs in its own isolation.
  /// - Throws: a `CreationError`. If the task was cancelled, a `CancellationError`, or the errors of the clean-up,
  ///   which stops the created values.
  func makeConcurrentValues(isolation: isolated (any Actor)? = #isolation) async throws {
    guard !lifecycle.concurrent.nodes.isEmpty else { return }
    var failure: (node: Int, cause: CreationFailure)?
    let isComplete = await ConcurrentSteps.run(lifecycle.concurrent, isolation: isolation) {
      step -> Operation? in
      let node = lifecycle.concurrent.nodes[step]
      guard !Task.isCancelled, let slot = slot(of: node), let part = part(of: node) else { return nil }
      if let begin = part.createConcurrently { return operation(for: slot, beginning: begin) }
      guard let create = part.create else { return nil }
      let creation = create(slot)
      return {
        do {
          return .success(try await creation())
        } catch {
          return .failure(CreationFailure(error: error, wasCancelled: Task.isCancelled))
        }
      }
    } conclude: { step, outcome in
      let node = lifecycle.concurrent.nodes[step]
      switch outcome {
      case .success(let created):
        if let created { slot(of: node)?.take(created) }
        return true
      case .failure(let cause):
        // An independent failure takes precedence over the response to a cancellation, in any order.
        if failure.map({ $0.cause.wasCancelled && !cause.wasCancelled }) ?? true { failure = (node, cause) }
        return false
      }
    }
    // A factory may have ignored the cancellation: its value is not awaited.
    guard failure != nil || !isComplete || Task.isCancelled else { return }
    let stopErrors = await stopErrors(isolation: isolation)
    guard let failure, !failure.cause.isCancellation else {
      try MultiError.throwIfAny(stopErrors)
      throw CancellationError()
    }
    throw CreationError(
      failedCreation(of: failure.node, because: failure.cause.error, stopErrors: stopErrors),
      underlyingError: failure.cause.error, stopErrors: stopErrors)
  }

  /// The creation of one value, in a task of its own. The result is `nil` if the value is already in its slot.
  private typealias Operation = @Sendable () async -> Result<CreatedValue?, CreationFailure>

  private func operation(for slot: Slot, beginning begin: ConcurrentMaker) -> Operation {
    // A value created earlier requested this one in another way than as a dependency.
    if slot.hasSharedValue { return { .success(nil) } }
    let creation = begin(slot)
    let transfer = UncheckedTransfer(value: slot)
    return {
      transfer.value.prepareSharedValue(by: creation)
      return .success(nil)
    }
  }

  private func failedCreation(
    of node: Int, because error: any Error, stopErrors: [HookError]
  ) -> FailedCreationFact {
    let binding = plan.binding(of: node)
    return FailedCreationFact(
      subject: binding.type, component: plan.component, location: binding.location,
      requests: plan.requests(for: node), reason: String(describing: error),
      stopFailures: stopErrors.map(\.fact))
  }
}

import BindingGraph

extension InstanceLifecycle {
  /// Makes the values that have to be awaited, and those that may be made with them: each after those that it needs, the
  /// others side by side.
  ///
  /// What they need of other bindings is made in the isolation of the caller; the factories run where they say.
  /// - Throws: a `CreationError`. Where the task was cancelled, a `CancellationError`, or the errors of the clean-up, which
  ///   stops the created values.
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
        // A failure of its own counts before one that answers a cancellation, in any order.
        if failure.map({ $0.cause.wasCancelled && !cause.wasCancelled }) ?? true { failure = (node, cause) }
        return false
      }
    }
    // A factory may not have heeded the cancellation: its value is not awaited.
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

  /// Makes one value, in a task of its own: `nil` where the value is in its place already.
  private typealias Operation = @Sendable () async -> Result<CreatedValue?, CreationFailure>

  private func operation(for slot: Slot, beginning begin: ConcurrentMaker) -> Operation {
    // What was made before has requested the value in another way than as a dependency.
    if slot.hasSharedValue { return { .success(nil) } }
    let creation = begin(slot)
    let transfer = UncheckedTransfer(value: slot)
    return {
      transfer.value.prepareSharedValue(by: creation)
      return .success(nil)
    }
  }

  /// The error of a factory.
  private struct CreationFailure: Error {
    let error: any Error
    /// Whether the factory's own task was cancelled when it threw: many libraries have an error of their own for that.
    let wasCancelled: Bool

    /// Whether the build was cancelled, and not what it waited for: the first failure is the one that cancels the others.
    var isCancellation: Bool { wasCancelled && Task.isCancelled }
  }

  private func failedCreation(
    of node: Int, because error: any Error, stopErrors: [HookError]
  ) -> FailedCreationFact {
    let detail = plan.configuration.details[node]
    return FailedCreationFact(
      subject: TypeReference(detail.boundType), component: plan.component, location: detail.location,
      requests: plan.requests(for: node), reason: String(describing: error),
      stopFailures: stopErrors.map(\.fact))
  }
}

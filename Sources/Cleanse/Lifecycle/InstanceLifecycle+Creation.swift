import BindingGraph

extension InstanceLifecycle {
  /// Makes the values that have to be awaited, each after those that it needs, the others side by side.
  ///
  /// What they need of other bindings is made in the isolation of the caller; the factories run where they say.
  /// - Throws: a `CreationError`, or a `CancellationError` where the task was cancelled. What had been made is stopped then.
  func makeAsynchronousValues(isolation: isolated (any Actor)? = #isolation) async throws {
    guard !lifecycle.asynchronous.nodes.isEmpty else { return }
    var failure: (node: Int, error: any Error)?
    let isComplete = await ConcurrentSteps.run(lifecycle.asynchronous, isolation: isolation) {
      step -> (@Sendable () async -> Result<CreatedValue, any Error>)? in
      let node = lifecycle.asynchronous.nodes[step]
      guard !Task.isCancelled, let slot = slot(of: node), let create = part(of: node)?.create else { return nil }
      let creation = create(slot)
      return {
        do {
          return .success(try await creation())
        } catch {
          return .failure(error)
        }
      }
    } conclude: { step, outcome in
      let node = lifecycle.asynchronous.nodes[step]
      switch outcome {
      case .success(let created):
        slot(of: node)?.take(created)
        return true
      case .failure(let error):
        if failure == nil { failure = (node, error) }
        return false
      }
    }
    // A factory may not have heeded the cancellation: its value is not awaited.
    guard failure != nil || !isComplete || Task.isCancelled else { return }
    let stopErrors = await stopErrors(limit: .none, waiting: RunningHook.waitingInstances, isolation: isolation)
    guard let failure, !(Task.isCancelled && failure.error is CancellationError) else { throw CancellationError() }
    throw CreationError(
      failedCreation(of: failure.node, because: failure.error, stopErrors: stopErrors),
      underlyingError: failure.error, stopErrors: stopErrors)
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

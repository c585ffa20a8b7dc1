import BindingGraph

/// A service that runs, in a task of its own.
struct ServiceRun: Sendable {
  /// Which of its binding's services it is, and for which value.
  let position: FailedHookFact.Position
  private let task: Task<(any Error)?, Never>

  /// Begins a service.
  /// - Parameters:
  ///   - instance: the instance, which will wait for the service.
  ///   - watch: hears of its end.
  init(
    _ call: @escaping LifecycleService.Call, of service: LifecycleService, at position: FailedHookFact.Position,
    in instance: LifecyclePhases, watch: ServiceWatch
  ) {
    self.position = position
    let (onReturn, onThrow) = (service.onReturn, service.onThrow)
    // Detached: a service outlives the call that starts its instance. With that call's task-local values it would see
    // a shutdown that surrounds the call, before those that depend on it have ended.
    task = Task.detached {
      var cause: (any Error)?
      do {
        try await RunningHook.run(of: instance, call)
      } catch {
        cause = error
      }
      // Many libraries have an error of their own for the cancellation.
      guard !Task.isCancelled, watch.takeEnd(cause == nil ? onReturn : onThrow, with: cause) else { return nil }
      return cause ?? ServiceReturned()
    }
  }

  /// The error of the service, once it has ended; `nil` where it has not failed.
  var failure: (any Error)? {
    get async { await task.value }
  }

  func cancel() {
    task.cancel()
  }
}

import BindingGraph

/// A running service, in a task of its own.
struct ServiceRun: Sendable {
  /// The position of the service within its binding, and the value that it belongs to.
  let position: FailedHookFact.Position
  private let task: Task<(any Error)?, Never>

  /// Begins a service.
  /// - Parameters:
  ///   - instance: the instance, which will wait for the service.
  ///   - watch: notified of the end of the service.
  init(
    _ call: @escaping LifecycleService.Call, of service: LifecycleService, at position: FailedHookFact.Position,
    in instance: LifecyclePhases, watch: ServiceWatch
  ) {
    self.position = position
    let (onReturn, onThrow) = (service.onReturn, service.onThrow)
    // Detached, because a service outlives the call that starts its instance. With the task-local values of the call,
    // it would see the shutdown of an enclosing operation before its own dependents have ended.
    task = Task.detached {
      var cause: (any Error)?
      do {
        try await RunningHook.run(of: instance, call)
      } catch {
        cause = error
      }
      // Many libraries report a cancellation by an error of their own.
      guard !Task.isCancelled, watch.takeEnd(cause == nil ? onReturn : onThrow, with: cause) else { return nil }
      return cause ?? ServiceReturned()
    }
  }

  /// The error of the service, once it has ended; `nil` if it has not failed.
  var failure: (any Error)? {
    get async { await task.value }
  }

  func cancel() {
    task.cancel()
  }
}

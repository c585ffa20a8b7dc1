extension ServiceWatch {
  /// Waits for a closure, which is cancelled when a service ends the run.
  func wait(for end: () async throws -> Void, isolation: isolated (any Actor)? = #isolation) async throws {
    let caller = RunningHook.presentInstance
    try await withoutActuallyEscaping(end) { end in
      let transfer = UncheckedTransfer(value: end)
      // A task of its own, because the task of the caller cannot be cancelled from here.
      let work = Task {
        // A closure has the isolation of a parameter only if it captures the parameter.
        try await RunningHook.run(of: caller, isolation: isolation) { try await transfer.value() }
      }
      let number = whenRunEnds { work.cancel() }
      defer { forget(number) }
      try await withTaskCancellationHandler {
        try await work.value
      } onCancel: {
        work.cancel()
      }
    }
  }
}

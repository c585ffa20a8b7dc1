internal import CleanseThreads

/// One run of a hook, which comes to its end, or to the end of its time.
// Unchecked: the lock guards the only state.
final class HookRun: @unchecked Sendable {
  private let mutex = Mutex()
  private var isSuccess = false
  private var finished: Result<Void, any Error>?
  private var waiting: CheckedContinuation<Result<Void, any Error>, Never>?

  /// Runs an operation. One that takes longer than its time is cancelled, and has failed.
  /// - Parameter mayBeLeftBehind: whether to come back then at once. What is left behind must be safe to run beside everything
  ///   that follows; otherwise the end of the operation is waited for.
  func result(
    limit: TimeLimit, mayBeLeftBehind: Bool, of operation: @escaping @Sendable () async throws -> Void
  ) async -> Result<Void, any Error> {
    let work = Task {
      do {
        try await operation()
        mutex.withLock { isSuccess = true }
        finish(.success(()))
      } catch {
        finish(.failure(error))
      }
    }
    let timer = limit.timer { timeIsOver in
      self.giveUp(because: timeIsOver)
      work.cancel()
    }
    return await withTaskCancellationHandler {
      let result = await result
      timer?.cancel()
      if !mayBeLeftBehind { await work.value }
      return result
    } onCancel: {
      work.cancel()
    }
  }

  /// Ends the run with an error, where it has not ended.
  func giveUp(because error: any Error) {
    finish(.failure(error))
  }

  /// Whether the hook has come to its end without an error, in time or not.
  var hasSucceeded: Bool { mutex.withLock { isSuccess } }

  private func finish(_ result: Result<Void, any Error>) {
    let continuation: CheckedContinuation<Result<Void, any Error>, Never>? = mutex.withLock {
      guard finished == nil else { return nil }
      finished = result
      return waiting.take()
    }
    continuation?.resume(returning: result)
  }

  /// To be asked for once.
  private var result: Result<Void, any Error> {
    get async {
      await withCheckedContinuation { continuation in
        let present: Result<Void, any Error>? = mutex.withLock {
          if finished == nil { waiting = continuation }
          return finished
        }
        if let present { continuation.resume(returning: present) }
      }
    }
  }
}

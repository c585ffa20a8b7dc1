internal import CleanseThreads

/// One run of a hook, which ends with the hook or at its time limit.
// Unchecked: the lock guards the only state.
final class HookRun: @unchecked Sendable {
  private let mutex = Mutex()
  private var work: Task<Void, Never>?
  private var timer: Task<Void, any Error>?
  private var isCancelled = false
  private var hasBegun = false
  private var isSuccess = false
  private var hasFailedCancelled = false
  private var finished: Result<Void, any Error>?
  private var waiting: CheckedContinuation<Result<Void, any Error>, Never>?

  /// Runs an operation, which calls `begin(limit:)` when its hook has its turn.
  /// - Parameter mayBeLeftBehind: whether to return at the time limit, with the operation still running. It must then
  ///   be safe to run concurrently with all later code. Otherwise the end of the operation is awaited.
  func result(
    mayBeLeftBehind: Bool, of operation: @escaping @Sendable () async throws -> Void
  ) async -> Result<Void, any Error> {
    // The handler is registered before the hook can begin, which takes the lock.
    await withTaskCancellationHandler {
      let work = begunWork(operation)
      let result = await result
      mutex.withLock { timer.take() }?.cancel()
      if !mayBeLeftBehind { await work.value }
      return result
    } onCancel: {
      let work = mutex.withLock {
        isCancelled = true
        return self.work
      }
      work?.cancel()
    }
  }

  private func begunWork(_ operation: @escaping @Sendable () async throws -> Void) -> Task<Void, Never> {
    mutex.withLock {
      let work = Task {
        do {
          try await operation()
          mutex.withLock { isSuccess = true }
          finish(.success(()))
        } catch {
          mutex.withLock { hasFailedCancelled = Task.isCancelled }
          finish(.failure(error))
        }
      }
      if isCancelled { work.cancel() }
      self.work = work
      return work
    }
  }

  /// Starts the time limit of the hook, which may have waited for its turn in its isolation. A hook that exceeds the
  /// limit is cancelled and has failed.
  /// - Throws: a `CancellationError` if the hook was cancelled before, and must not begin.
  func begin(limit: TimeLimit) throws {
    try mutex.withLock {
      if Task.isCancelled { throw CancellationError() }
      hasBegun = true
      timer = limit.timer { timeIsOver in
        self.giveUp(because: timeIsOver)
        self.mutex.withLock { self.work }?.cancel()
      }
    }
  }

  /// Ends the run with an error, if the hook has begun and not ended.
  func giveUp(because error: any Error) {
    guard mutex.withLock({ hasBegun }) else { return }
    finish(.failure(error))
  }

  /// Whether the hook ended without an error, in time or not.
  var hasSucceeded: Bool { mutex.withLock { isSuccess } }

  /// Whether the hook was cancelled before it threw its error.
  var wasCancelled: Bool { mutex.withLock { hasFailedCancelled } }

  private func finish(_ result: Result<Void, any Error>) {
    let continuation: CheckedContinuation<Result<Void, any Error>, Never>? = mutex.withLock {
      guard finished == nil else { return nil }
      finished = result
      return waiting.take()
    }
    continuation?.resume(returning: result)
  }

  /// The result of the run. Await it once only.
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

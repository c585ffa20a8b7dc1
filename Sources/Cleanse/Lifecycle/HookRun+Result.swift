internal import CleanseThreads

extension HookRun {
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

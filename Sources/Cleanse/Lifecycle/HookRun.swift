internal import CleanseThreads

/// One run of a hook, which ends with the hook or at its time limit.
// Unchecked: the lock guards the only state. The async functions are in another file: the linker keeps all data of a
// source file or none, and the metadata of the class is always kept.
final class HookRun: @unchecked Sendable {
  let mutex = Mutex()
  var work: Task<Void, Never>?
  var timer: Task<Void, any Error>?
  var isCancelled = false
  var hasBegun = false
  var isSuccess = false
  var hasFailedCancelled = false
  var finished: Result<Void, any Error>?
  var waiting: CheckedContinuation<Result<Void, any Error>, Never>?

  /// Ends the run with an error, if the hook has begun and not ended.
  func giveUp(because error: any Error) {
    guard mutex.withLock({ hasBegun }) else { return }
    finish(.failure(error))
  }

  /// Whether the hook ended without an error, in time or not.
  var hasSucceeded: Bool { mutex.withLock { isSuccess } }

  /// Whether the hook was cancelled before it threw its error.
  var wasCancelled: Bool { mutex.withLock { hasFailedCancelled } }

  func finish(_ result: Result<Void, any Error>) {
    let continuation: CheckedContinuation<Result<Void, any Error>, Never>? = mutex.withLock {
      guard finished == nil else { return nil }
      finished = result
      return waiting.take()
    }
    continuation?.resume(returning: result)
  }
}

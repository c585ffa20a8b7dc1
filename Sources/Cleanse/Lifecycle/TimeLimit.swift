internal import CleanseThreads

/// How long each hook may take.
struct TimeLimit: Sendable {
  /// `nil` for as long as it likes.
  let seconds: Double?

  /// - Throws: an `InvalidTimeLimit`.
  init(seconds: Double?) throws {
    if let seconds, !(seconds > 0) { throw InvalidTimeLimit(seconds: seconds) }
    self.seconds = seconds
  }

  private init() {
    seconds = nil
  }

  static let none = TimeLimit()

  /// Runs an operation, and comes back when it has ended or the time is over. An operation that takes longer is cancelled,
  /// and not waited for.
  func run(
    _ operation: @escaping @Sendable () async throws -> Void
  ) async -> Result<Void, any Error> {
    guard let seconds, seconds < Double(UInt64.max) / 1_000_000_000 else { return await Self.result(of: operation) }
    let race = Race()
    let work = Task { race.finish(await Self.result(of: operation)) }
    let timer = Task {
      try await Task.sleep(nanoseconds: UInt64(seconds * 1_000_000_000))
      race.finish(.failure(TimeLimitExceeded(seconds: seconds)))
      work.cancel()
    }
    let result = await withTaskCancellationHandler {
      await race.result
    } onCancel: {
      work.cancel()
    }
    timer.cancel()
    return result
  }

  private static func result(of operation: @Sendable () async throws -> Void) async -> Result<Void, any Error> {
    do {
      return .success(try await operation())
    } catch {
      return .failure(error)
    }
  }

  /// The first of two results.
  // Unchecked: the lock guards the only state.
  private final class Race: @unchecked Sendable {
    private let mutex = Mutex()
    private var finished: Result<Void, any Error>?
    private var waiting: CheckedContinuation<Result<Void, any Error>, Never>?

    func finish(_ result: Result<Void, any Error>) {
      let continuation: CheckedContinuation<Result<Void, any Error>, Never>? = mutex.withLock {
        guard finished == nil else { return nil }
        finished = result
        return waiting.take()
      }
      continuation?.resume(returning: result)
    }

    /// To be asked for once.
    var result: Result<Void, any Error> {
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
}

internal import CleanseThreads

/// The time limit of one hook.
struct TimeLimit: Sendable {
  /// `nil` for no limit.
  let seconds: Double?

  /// - Throws: an `InvalidTimeLimit`.
  init(seconds: Double?) throws {
    if let seconds, !(seconds > 0) { throw InvalidTimeLimit(seconds: seconds) }
    // A limit of centuries counts as none, because it does not fit into nanoseconds.
    self.seconds = seconds.flatMap { $0 < Double(Int64.max) / 1_000_000_000 ? $0 : nil }
  }

  private init() {
    seconds = nil
  }

  static let none = TimeLimit()

  /// Calls a function when the time is over.
  /// - Returns: the waiting task. Cancel it when the limit no longer matters.
  func timer(_ timeIsOver: @escaping @Sendable (TimeLimitExceeded) async -> Void) -> Task<Void, any Error>? {
    seconds.map { seconds in
      Task {
        try await Self.sleep(seconds)
        await timeIsOver(TimeLimitExceeded(seconds: seconds))
      }
    }
  }

  /// Sleeps in parts, each as long as all parts before it. The system keeps the memory of a cancelled sleep until its
  /// planned end. With parts, it keeps the memory no longer than the hook took.
  private static func sleep(_ seconds: Double) async throws {
    let total = Int64(seconds * 1_000_000_000)
    let start = MonotonicClock.now
    var elapsed: Int64 = 0
    while elapsed < total {
      try await Task.sleep(nanoseconds: UInt64(min(max(elapsed, 1_000_000), total - elapsed)))
      elapsed = MonotonicClock.now - start
    }
  }
}

/// The time limits of a start or a stop.
struct TimeLimits: Sendable {
  /// The limit of each hook.
  let hooks: TimeLimit
  /// The limit of the services of each binding, from the end of its `onStop` hooks on.
  let services: TimeLimit
  /// Whether a hook that exceeds its limit is left running, even if the instance is used from no isolation.
  private(set) var leavesHooksBehind = false

  static let none = TimeLimits(hooks: .none, services: .none)
}

extension TimeLimits {
  /// - Throws: an `InvalidTimeLimit`.
  init(hookSeconds: Double?, serviceSeconds: Double?) throws {
    hooks = try TimeLimit(seconds: hookSeconds)
    services = try TimeLimit(seconds: serviceSeconds)
  }

  /// Limits for tests that fail at the limit, and do not use the instance afterwards.
  /// - Throws: an `InvalidTimeLimit`.
  static func leavingHooksBehind(after hookSeconds: Double?, services serviceSeconds: Double?) throws -> TimeLimits {
    var limits = try TimeLimits(hookSeconds: hookSeconds, serviceSeconds: serviceSeconds)
    limits.leavesHooksBehind = true
    return limits
  }
}

internal import CleanseThreads

/// How long each hook may take.
struct TimeLimit: Sendable {
  /// `nil` for no limit.
  let seconds: Double?

  /// - Throws: an `InvalidTimeLimit`.
  init(seconds: Double?) throws {
    if let seconds, !(seconds > 0) { throw InvalidTimeLimit(seconds: seconds) }
    // A limit of centuries is none, and does not fit into nanoseconds.
    self.seconds = seconds.flatMap { $0 < Double(Int64.max) / 1_000_000_000 ? $0 : nil }
  }

  private init() {
    seconds = nil
  }

  static let none = TimeLimit()

  /// Calls a function when the time is over.
  /// - Returns: the task that waits for that. To be cancelled when it is no longer of interest.
  func timer(_ timeIsOver: @escaping @Sendable (TimeLimitExceeded) async -> Void) -> Task<Void, any Error>? {
    seconds.map { seconds in
      Task {
        try await Self.sleep(seconds)
        await timeIsOver(TimeLimitExceeded(seconds: seconds))
      }
    }
  }

  /// Sleeps in parts, each as long as all before it: the system keeps the memory of a cancelled sleep until it would have
  /// been over, and so it keeps it no longer than the hook took.
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

/// How long the parts of a start or a stop may take.
struct TimeLimits: Sendable {
  /// Each hook.
  let hooks: TimeLimit
  /// The services of each binding, from the end of its stop hooks on.
  let services: TimeLimit
  /// Whether a hook over its limit is left behind although the instance is used from no isolation.
  private(set) var leavesHooksBehind = false

  static let none = TimeLimits(hooks: .none, services: .none)
}

extension TimeLimits {
  /// - Throws: an `InvalidTimeLimit`.
  init(hookSeconds: Double?, serviceSeconds: Double?) throws {
    hooks = try TimeLimit(seconds: hookSeconds)
    services = try TimeLimit(seconds: serviceSeconds)
  }

  /// For tests, which fail then: nothing uses the instance afterwards.
  /// - Throws: an `InvalidTimeLimit`.
  static func leavingHooksBehind(after hookSeconds: Double?, services serviceSeconds: Double?) throws -> TimeLimits {
    var limits = try TimeLimits(hookSeconds: hookSeconds, serviceSeconds: serviceSeconds)
    limits.leavesHooksBehind = true
    return limits
  }
}

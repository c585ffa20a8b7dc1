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

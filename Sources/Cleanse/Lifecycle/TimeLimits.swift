/// How long the parts of a start or a stop may take.
struct TimeLimits: Sendable {
  /// Each hook.
  let hooks: TimeLimit
  /// The services of each binding, from the end of its stop hooks on.
  let services: TimeLimit

  static let none = TimeLimits(hooks: .none, services: .none)
}

extension TimeLimits {
  /// - Throws: an `InvalidTimeLimit`.
  init(hookSeconds: Double?, serviceSeconds: Double?) throws {
    hooks = try TimeLimit(seconds: hookSeconds)
    services = try TimeLimit(seconds: serviceSeconds)
  }
}

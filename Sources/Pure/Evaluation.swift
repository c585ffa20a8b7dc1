/// What a thread does from the moment at which it begins to evaluate a dependency, those that the expression leads to
/// included.
final class Evaluation: @unchecked Sendable {
  // Tasks that an expression starts inherit it, and are on other threads.
  @TaskLocal private static var inherited: Evaluation?

  private let thread = ThreadIdentity.current
  // Guards `awaited`.
  private let mutex = Mutex()
  private var awaited: (any EvaluatedOnce)?

  /// Gives the evaluation that the thread is in already, or a new one.
  static func with<Result>(_ body: (Evaluation) -> Result) -> Result {
    if let current = inherited, current.thread == .current { return body(current) }
    let evaluation = Evaluation()
    return $inherited.withValue(evaluation) { body(evaluation) }
  }

  /// Waits for what another evaluation is at.
  /// - Returns: `false`, without waiting, where that one waits for this one, perhaps through others.
  func wait(for dependency: some EvaluatedOnce) -> Bool {
    // Said before it looks at the others: of evaluations that wait for each other, the last one sees them all.
    setAwaited(dependency)
    defer { setAwaited(nil) }
    var other = dependency.evaluation
    while let current = other {
      if current === self { return false }
      other = current.mutex.withLock { current.awaited }?.evaluation
    }
    dependency.waitUntilEvaluated()
    return true
  }

  private func setAwaited(_ dependency: (any EvaluatedOnce)?) {
    mutex.withLock { awaited = dependency }
  }
}

/// A value that one evaluation makes, and that others wait for.
protocol EvaluatedOnce: AnyObject {
  /// The evaluation that is at it.
  var evaluation: Evaluation? { get }

  func waitUntilEvaluated()
}

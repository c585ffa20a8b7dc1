/// A dependency that is evaluated when it is first asked for, and once, however many threads ask.
final class LazyDependency<Value> {
  private enum State {
    case unevaluated(() -> Value)
    case evaluating(Evaluation)
    case evaluated(Value)
  }

  // Guarded by the mutex.
  private var state: State
  private let mutex = Mutex()

  init(_ evaluate: @escaping () -> Value) {
    state = .unevaluated(evaluate)
  }

  /// - Parameter owner: the type that has the dependency, for the message.
  func value(ownedBy owner: Any.Type) -> Value {
    if case .evaluated(let value) = mutex.withLock({ state }) { return value }
    return Evaluation.with { value(in: $0, ownedBy: owner) }
  }

  private func value(in evaluation: Evaluation, ownedBy owner: Any.Type) -> Value {
    while true {
      switch claim(for: evaluation) {
      case .evaluated(let value): return value
      case .unevaluated(let evaluate):
        let value = evaluate()
        mutex.withLock {
          state = .evaluated(value)
          mutex.wakeAll()
        }
        return value
      case .evaluating:
        guard evaluation.wait(for: self) else {
          fatalError(
            "The dependency of \(owner) was asked for while it was being made: its expression leads back to it.")
        }
      }
    }
  }

  /// Has the evaluation make the value, if nobody is at it.
  /// - Returns: the state before.
  private func claim(for evaluation: Evaluation) -> State {
    mutex.withLock {
      let former = state
      if case .unevaluated = former { state = .evaluating(evaluation) }
      return former
    }
  }
}

extension LazyDependency: EvaluatedOnce {
  var evaluation: Evaluation? {
    mutex.withLock {
      if case .evaluating(let evaluation) = state { evaluation } else { nil }
    }
  }

  func waitUntilEvaluated() {
    mutex.withLock {
      while case .evaluating = state { mutex.wait() }
    }
  }
}

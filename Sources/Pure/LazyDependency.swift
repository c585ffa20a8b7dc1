/// A dependency that is evaluated when it is first asked for, and once, however many threads ask.
final class LazyDependency<Value> {
  private enum State {
    case unevaluated(() -> Value)
    case evaluating
    case evaluated(Value)
  }

  private var state: State
  // Recursive, so that an expression that asks for itself gets here again, and can be told apart from another thread.
  private let lock = RecursiveLock()

  init(_ evaluate: @escaping () -> Value) {
    state = .unevaluated(evaluate)
  }

  /// - Parameter owner: the type that has the dependency, for the message.
  func value(ownedBy owner: Any.Type) -> Value {
    lock.withLock {
      switch state {
      case .evaluated(let value):
        return value
      case .unevaluated(let evaluate):
        state = .evaluating
        let value = evaluate()
        state = .evaluated(value)
        return value
      case .evaluating:
        fatalError("The dependency of \(owner) was asked for while it was being made: its expression leads back to it.")
      }
    }
  }
}

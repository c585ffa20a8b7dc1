internal import CleanseThreads

/// A dependency that is evaluated when it is first asked for, and once, however many threads ask.
final class LazyDependency<Value> {
  /// The expression; `nil` from the moment at which a thread begins to evaluate it. Belongs to that thread then.
  private var evaluate: (() -> Value)?
  private let once = Once<Value>()

  init(_ evaluate: @escaping () -> Value) {
    self.evaluate = evaluate
  }

  /// - Parameter owner: the type that has the dependency, for the message.
  func value(ownedBy owner: Any.Type) -> Value {
    switch once.begin(in: waitingEvaluations) {
    case .take(let value): return value
    case .make:
      guard let value = evaluate.take()?() else { fatalError("The dependency of \(owner) is evaluated twice.") }
      once.end(with: value, in: waitingEvaluations)
      return value
    case .waitForever:
      fatalError(
        "The dependency of \(owner) was requested while it was being created: its expression depends on itself.")
    }
  }
}

/// The threads that wait for dependencies. Of the whole program, because expressions lead from one factory to any other.
private let waitingEvaluations = CreationMonitor()

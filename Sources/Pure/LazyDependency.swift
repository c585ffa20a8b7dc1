internal import CleanseThreads

/// A dependency that is evaluated once, at its first use, even if several threads use it.
final class LazyDependency<Value> {
  /// The expression; `nil` once a thread begins to evaluate it. That thread then owns it.
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

/// The threads that wait for dependencies, in the whole program: an expression can use any other factory.
private let waitingEvaluations = CreationMonitor()

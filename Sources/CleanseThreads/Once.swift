/// A value that one thread makes, once, while others wait.
// Unchecked because `mutex` guards `state`; the value is handed out as it is.
package final class Once<Value>: @unchecked Sendable {
  private enum State {
    case notBegun
    case making(by: ThreadIdentity, isAwaited: Bool)
    case made(Value)
  }

  /// What a thread that asks for the value is to do.
  package enum Turn {
    case take(Value)
    /// Make the value, and call `end(with:in:)`.
    case make
    /// Give up, because its making waits for the thread: see `CreationMonitor.Outcome`.
    case waitForever([any OwnedCreation])
  }

  private let mutex = Mutex()
  private var state = State.notBegun

  package init() {}

  /// Waits until the value is there, or it is the caller's turn to make it.
  package func begin(in monitor: CreationMonitor) -> Turn {
    let current = ThreadIdentity.current
    while true {
      switch claim(for: current) {
      case .notBegun: return .make
      case .made(let value): return .take(value)
      case .making:
        if case .wouldWaitForever(let cycle) = monitor.wait(for: self) { return .waitForever(cycle) }
      }
    }
  }

  /// Ends the making that `begin(in:)` has asked for.
  /// - Parameter value: `nil` where there is none; then the next thread that asks is to make it.
  package func end(with value: Value?, in monitor: CreationMonitor) {
    let former = mutex.withLock {
      defer { state = value.map { .made($0) } ?? .notBegun }
      return state
    }
    if case .making(by: _, isAwaited: true) = former { monitor.wakeAll() }
  }

  /// Has the thread make the value, where none does.
  /// - Returns: the state before.
  private func claim(for thread: ThreadIdentity) -> State {
    mutex.withLock {
      let former = state
      if case .notBegun = former { state = .making(by: thread, isAwaited: false) }
      return former
    }
  }
}

extension Once: OwnedCreation {
  package var owner: ThreadIdentity? {
    mutex.withLock { if case .making(by: let owner, isAwaited: _) = state { owner } else { nil } }
  }

  package func announceWaiter(on owner: ThreadIdentity) -> Bool {
    mutex.withLock {
      guard case .making(by: owner, isAwaited: _) = state else { return false }
      state = .making(by: owner, isAwaited: true)
      return true
    }
  }
}

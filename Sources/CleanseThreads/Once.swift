/// A value that one thread creates, once, while others wait.
// Unchecked because `mutex` guards `state`; the value itself is returned as it is.
package final class Once<Value>: @unchecked Sendable {
  private enum State {
    case notBegun
    case making(by: ThreadIdentity, isAwaited: Bool)
    case made(Value)
  }

  /// The next action of a thread that requests the value.
  package enum Turn {
    case take(Value)
    /// Create the value, and call `end(with:in:)`.
    case make
    /// Give up, because the creation waits for this thread: see `CreationMonitor.Outcome`.
    case waitForever([any OwnedCreation])
  }

  private let mutex = Mutex()
  private var state = State.notBegun

  package init() {}

  /// Waits until the value exists, or the caller must create it.
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

  /// Ends the creation that `begin(in:)` requested.
  /// - Parameter value: `nil` if the creation failed; the next thread that requests the value then creates it.
  package func end(with value: Value?, in monitor: CreationMonitor) {
    let former = mutex.withLock {
      defer { state = value.map { .made($0) } ?? .notBegun }
      return state
    }
    if case .making(by: _, isAwaited: true) = former { monitor.wakeAll() }
  }

  /// Makes the thread the creator, if no thread is creating the value.
  /// - Returns: the previous state.
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

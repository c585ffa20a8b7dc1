import Foundation

/// Lets tasks wait for each other.
package actor Gate {
  private let expected: Int
  private var arrived = 0

  package init(for expected: Int) {
    self.expected = expected
  }

  /// Waits until all tasks have arrived or the task is cancelled, for ten minutes at most.
  /// - Returns: whether all have arrived.
  package func arrive() async -> Bool {
    arrived += 1
    for _ in 0..<60_000 where arrived < expected && !Task.isCancelled {
      try? await Task.sleep(nanoseconds: 10_000_000)
    }
    return arrived >= expected
  }
}

/// Lets threads wait for each other.
package final class Barrier: @unchecked Sendable {
  private let condition = NSCondition()
  private var missing: Int

  package init(parties: Int) {
    missing = parties
  }

  package func wait() {
    condition.lock()
    defer { condition.unlock() }
    missing -= 1
    if missing <= 0 { condition.broadcast() }
    while missing > 0 { condition.wait() }
  }
}

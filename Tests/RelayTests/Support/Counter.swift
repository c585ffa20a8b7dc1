import Foundation

/// Counts, from any thread.
final class Counter: @unchecked Sendable {
  private let lock = NSLock()
  private var value = 0

  var count: Int {
    get { lock.withLock { value } }
    set { lock.withLock { value = newValue } }
  }

  func increment() {
    lock.withLock { value += 1 }
  }
}

/// Collects lines, from any thread.
final class Lines: @unchecked Sendable {
  private let lock = NSLock()
  private var lines: [String] = []

  var all: [String] { lock.withLock { lines } }

  func append(_ line: String) {
    lock.withLock { lines.append(line) }
  }
}

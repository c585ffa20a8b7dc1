/// A value behind a lock.
// Unchecked because `mutex` guards `value`.
package final class Guarded<Value>: @unchecked Sendable {
  private let mutex = Mutex()
  private var value: Value

  package init(_ value: Value) {
    self.value = value
  }

  /// Reads and changes the value. The closure must not run code of a user.
  package func withValue<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    try mutex.withLock { try body(&value) }
  }
}

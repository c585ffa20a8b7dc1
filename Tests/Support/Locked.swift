import Foundation

/// A value for several threads.
package final class Locked<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var stored: Value

  package init(_ value: Value) {
    stored = value
  }

  package var value: Value {
    lock.withLock { stored }
  }

  @discardableResult
  package func update<Result>(_ change: (inout Value) -> Result) -> Result {
    lock.withLock { change(&stored) }
  }
}

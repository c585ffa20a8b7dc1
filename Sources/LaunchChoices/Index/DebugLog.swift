internal import CleanseThreads

/// Hands what happens to a closure that the user has set.
package final class DebugLog: Sendable {
  /// The log of everything that is given no other one.
  package static let shared = DebugLog()

  private let guardedReceiver = Guarded<(@Sendable (String) -> Void)?>(nil)

  package init() {}

  package var receiver: (@Sendable (String) -> Void)? {
    get { guardedReceiver.withValue { $0 } }
    set { guardedReceiver.withValue { $0 = newValue } }
  }

  package func note(_ event: @autoclosure () -> String) {
    receiver?(event())
  }
}

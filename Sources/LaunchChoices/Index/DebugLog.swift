internal import CleanseThreads

/// Hands what happens to a closure that the user has set.
package final class DebugLog: Sendable {
  /// The log of everything that is given no other one.
  package static let shared = DebugLog()

  private let guardedReceiver = Guarded<(@Sendable (String) -> Void)?>(nil)

  package init() {}

  package var receiver: (@Sendable (String) -> Void)? {
    get { guardedReceiver.withValue { $0 } }
    set {
      var receiver = newValue
      // Releases the former one outside of the lock, because what it holds may read this property when it goes.
      guardedReceiver.withValue { swap(&$0, &receiver) }
    }
  }

  package func note(_ event: @autoclosure () -> String) {
    receiver?(event())
  }
}

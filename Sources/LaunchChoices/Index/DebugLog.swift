internal import CleanseThreads

/// Passes messages about events to a closure of the user.
package final class DebugLog: Sendable {
  /// The default log.
  package static let shared = DebugLog()

  private let guardedReceiver = Guarded<(@Sendable (String) -> Void)?>(nil)

  package init() {}

  package var receiver: (@Sendable (String) -> Void)? {
    get { guardedReceiver.withValue { $0 } }
    set {
      var receiver = newValue
      // The former closure is released outside the lock, because its captures may read this property in their `deinit`.
      guardedReceiver.withValue { swap(&$0, &receiver) }
    }
  }

  package func note(_ event: @autoclosure () -> String) {
    receiver?(event())
  }
}

import Cleanse
import Foundation

/// The shared values that one graph has created, without retaining them.
// Safe to send, because the lock guards the only state.
final class SharedValueLog: @unchecked Sendable {
  private let lock = NSLock()
  private var made: [WatchedValue] = []
  private var isDisregarded = false

  @Sendable func note(_ creation: Creation) {
    guard let value = creation.sharedValue else { return }
    lock.withLock { made.append(value) }
  }

  /// Makes the log empty for good, because a failure of the test keeps values alive.
  @Sendable func disregard() {
    lock.withLock { isDisregarded = true }
  }

  /// The values in the order of their creation. An object under several keys counts once.
  var values: [WatchedValue] {
    var known: Set<ObjectIdentifier> = []
    // Objects that are gone may have the same address as later ones.
    return lock.withLock { isDisregarded ? [] : made }.filter { value in
      guard value.isAlive, let identity = value.identity else { return true }
      return known.insert(identity).inserted
    }
  }
}

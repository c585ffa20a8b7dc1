import Dispatch

/// The queue of the main actor, which on Linux is not bound to the main thread.
package enum MainQueue {
  private static let key: DispatchSpecificKey<Void> = {
    let key = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: key, value: ())
    return key
  }()

  /// Whether the current code runs on this queue.
  package static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) != nil }
}

/// The creation of a value by one thread, while others may wait.
package protocol OwnedCreation {
  /// The creating thread; `nil` if there is none.
  var owner: ThreadIdentity? { get }

  /// Announces that a thread waits, so that the owner calls `CreationMonitor.wakeAll()` when it is done.
  /// - Returns: `false` if the owner has changed meanwhile.
  func announceWaiter(on owner: ThreadIdentity) -> Bool
}

/// The making of a value, which one thread is at while others may wait.
package protocol OwnedCreation {
  /// The thread that is making the value; `nil` where none is.
  var owner: ThreadIdentity? { get }

  /// Leaves word that a thread waits, so that the owner calls `CreationMonitor.wakeAll()` when it is done.
  /// - Returns: `false` when the owner has changed meanwhile.
  func announceWaiter(on owner: ThreadIdentity) -> Bool
}

import Foundation

/// The log of the server, which any task can write to.
// Unchecked: the lock guards the state.
public final class ServerLog: @unchecked Sendable {
  private let lock = NSLock()
  private let write: (String) -> Void

  /// - Parameter write: Called with each line.
  public init(write: @escaping @Sendable (String) -> Void) {
    self.write = write
  }

  func note(_ line: String) {
    lock.withLock { write(line) }
  }
}

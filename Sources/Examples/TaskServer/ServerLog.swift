import Foundation

/// What the server has to say, line by line, from any task.
// Unchecked: the lock guards the state.
public final class ServerLog: @unchecked Sendable {
  private let lock = NSLock()
  private let write: (String) -> Void

  /// - Parameter write: takes one line after another.
  public init(write: @escaping @Sendable (String) -> Void) {
    self.write = write
  }

  func note(_ line: String) {
    lock.withLock { write(line) }
  }
}

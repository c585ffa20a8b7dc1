import Foundation

/// Passes one value from a thread to another one that waits for it.
// Unchecked because `condition` guards `content`.
final class Mailbox<Content: Sendable>: @unchecked Sendable {
  private let condition = NSCondition()
  private var content: Content?

  func put(_ content: Content) {
    condition.lock()
    defer { condition.unlock() }
    self.content = content
    condition.signal()
  }

  func take() -> Content {
    condition.lock()
    defer { condition.unlock() }
    while true {
      if let content { return content }
      condition.wait()
    }
  }
}

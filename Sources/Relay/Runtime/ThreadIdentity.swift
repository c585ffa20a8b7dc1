import Foundation

/// Tells threads apart, as long as they run.
struct ThreadIdentity: Hashable {
  private let thread: ObjectIdentifier

  static var current: ThreadIdentity {
    ThreadIdentity(thread: ObjectIdentifier(Thread.current))
  }
}

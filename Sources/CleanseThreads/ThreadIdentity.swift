import CleanseShims

/// The identity of a running thread. The lowest bit is never set, and the value is never 0.
package struct ThreadIdentity: Hashable, Sendable {
  package let rawValue: UInt

  package init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The identity is the address of memory that belongs to the thread.
  package static var current: ThreadIdentity {
    ThreadIdentity(rawValue: UInt(bitPattern: cleanse_innermost_creation()))
  }
}

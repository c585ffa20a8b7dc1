/// A text that lives as long as the program: a literal, or a path that was read once.
///
/// A graph has a location for each binding. A pointer without reference counting keeps these small, and free to
/// copy. The text ends where its first zero stands.
// Safe to send, because the bytes are never written to nor freed.
package struct ProgramText: @unchecked Sendable, CustomStringConvertible {
  /// The first byte; behind the last one stands a zero.
  package let start: UnsafePointer<UInt8>

  /// - Parameter start: bytes that a zero ends, and that stay.
  package init(start: UnsafePointer<UInt8>) {
    self.start = start
  }

  /// Refers to a literal.
  package init(_ literal: StaticString) {
    if literal.hasPointerRepresentation {
      self.init(start: literal.utf8Start)
    } else {
      self.init(copying: literal.description)
    }
  }

  /// Copies a text that is not part of the program. The copy is never freed: make one for each file, not for each use.
  package init(copying text: String) {
    let bytes = Array(text.utf8) + [0]
    let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: bytes.count)
    copy.initialize(from: bytes, count: bytes.count)
    self.init(start: UnsafePointer(copy))
  }

  package var description: String {
    @inline(never) get { String(cString: start) }
  }
}

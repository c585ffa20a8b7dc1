/// A text that lives as long as the program: a literal, or a path that was read once.
///
/// A graph has a location for each binding. A pointer without reference counting keeps these small, and free to
/// copy. The text ends at its first zero byte.
// Safe to send, because the bytes are never written to nor freed.
package struct ProgramText: @unchecked Sendable, CustomStringConvertible {
  /// The first byte of the zero-terminated text.
  package let start: UnsafePointer<UInt8>

  /// - Parameter start: zero-terminated bytes that are never freed.
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

  /// Copies a text that is not part of the program. The copy is never freed: create one for each file, not for each
  /// use.
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

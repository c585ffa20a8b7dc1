/// A text that lives as long as the program: a literal, or a path that was read once.
///
/// A graph has a location for each binding. A pointer and a short number that nobody counts references to keep these
/// small, and free to copy. What is longer than 65,535 bytes is cut.
// Safe to send, because the bytes are never written to nor freed.
package struct ProgramText: @unchecked Sendable, CustomStringConvertible {
  private let start: UnsafePointer<UInt8>
  private let count: UInt16

  private init(start: UnsafePointer<UInt8>, count: Int) {
    self.start = start
    self.count = UInt16(clamping: count)
  }

  /// Refers to a literal.
  package init(_ literal: StaticString) {
    if literal.hasPointerRepresentation {
      self.init(start: literal.utf8Start, count: literal.utf8CodeUnitCount)
    } else {
      self.init(copying: literal.description)
    }
  }

  /// Copies a text that is not part of the program. The copy is never freed: make one for each file, not for each use.
  package init(copying text: String) {
    let utf8 = Array(text.utf8)
    let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: max(1, utf8.count))
    copy.initialize(from: utf8, count: utf8.count)
    self.init(start: UnsafePointer(copy), count: utf8.count)
  }

  package var description: String {
    String(decoding: UnsafeBufferPointer(start: start, count: Int(count)), as: UTF8.self)
  }
}

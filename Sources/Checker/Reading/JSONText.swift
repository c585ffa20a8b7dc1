import Foundation

/// A string of a JSON document, as a range of its bytes.
struct JSONText {
  private let bytes: UnsafeBufferPointer<UInt8>

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  /// Compares without creating a `String`: most strings of a document are the names of members.
  static func ~= (pattern: StaticString, text: JSONText) -> Bool {
    text == pattern
  }

  static func == (text: JSONText, other: StaticString) -> Bool {
    guard text.bytes.count == other.utf8CodeUnitCount else { return false }
    guard let base = text.bytes.baseAddress else { return true }
    return memcmp(base, other.utf8Start, text.bytes.count) == 0
  }

  func hasSuffix(_ suffix: StaticString) -> Bool {
    guard bytes.count >= suffix.utf8CodeUnitCount else { return false }
    return JSONText(UnsafeBufferPointer(rebasing: bytes.suffix(suffix.utf8CodeUnitCount))) == suffix
  }

  func contains(_ part: StaticString) -> Bool { firstPosition(of: part) != nil }

  func firstPosition(of part: StaticString) -> Int? {
    let count = part.utf8CodeUnitCount
    guard let base = bytes.baseAddress, count > 0, bytes.count >= count else { return nil }
    let end = base + (bytes.count - count + 1)
    var start = base
    while start < end, let found = memchr(start, Int32(part.utf8Start[0]), end - start) {
      let candidate = UnsafePointer(found.assumingMemoryBound(to: UInt8.self))
      if memcmp(candidate, part.utf8Start, count) == 0 { return candidate - base }
      start = candidate + 1
    }
    return nil
  }

  var string: String {
    guard bytes.contains(UInt8(ascii: "\\")) else { return String(decoding: bytes, as: UTF8.self) }
    return Self.unescaped(bytes)
  }

  private static func unescaped(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
    var units: [UInt16] = []
    var rest = String(decoding: bytes, as: UTF8.self).unicodeScalars[...]
    while let scalar = rest.popFirst() {
      guard scalar == "\\", let escaped = rest.popFirst() else {
        units += String(scalar).utf16
        continue
      }
      switch escaped {
      case "n": units.append(10)
      case "r": units.append(13)
      case "t": units.append(9)
      case "b": units.append(8)
      case "f": units.append(12)
      case "u":
        let digits = String(String.UnicodeScalarView(rest.prefix(4)))
        rest = rest.dropFirst(4)
        units.append(UInt16(digits, radix: 16) ?? 0xFFFD)
      default: units += String(escaped).utf16
      }
    }
    return String(decoding: units, as: UTF16.self)
  }
}

/// Looks for the value behind an equals sign, in the text of a parameter or a property.
struct ValueSearch {
  private let bytes: ArraySlice<UInt8>

  init(_ text: SourceText, _ range: Range<Int>) {
    bytes = text.bytes[range.clamped(to: 0..<text.bytes.count)]
  }

  /// Whether there is an equals sign outside of brackets and comments, before the next comma.
  /// - Parameter offset: where to begin.
  func findsValue(from offset: Int) -> Bool {
    var depth = 0
    var index = bytes.startIndex + offset
    while index < bytes.endIndex {
      let byte = bytes[index]
      let previous = index > bytes.startIndex ? bytes[index - 1] : 0
      let next = index + 1 < bytes.endIndex ? bytes[index + 1] : 0
      switch byte {
      case UInt8(ascii: "/") where next == UInt8(ascii: "/"): index = end(of: [UInt8(ascii: "\n")], from: index)
      case UInt8(ascii: "/") where next == UInt8(ascii: "*"):
        index = end(of: [UInt8(ascii: "*"), UInt8(ascii: "/")], from: index + 2)
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "<"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
      // The point of an arrow closes nothing.
      case UInt8(ascii: ">") where previous != UInt8(ascii: "-"): depth -= 1
      case UInt8(ascii: "=") where depth == 0: return true
      case UInt8(ascii: ",") where depth == 0: return false
      case UInt8(ascii: "{"): return false
      default: break
      }
      index += 1
    }
    return false
  }

  /// The last byte of the next occurrence of an ending.
  private func end(of ending: [UInt8], from start: Int) -> Int {
    var index = start
    while index + ending.count <= bytes.endIndex {
      if bytes[index..<index + ending.count].elementsEqual(ending) { return index + ending.count - 1 }
      index += 1
    }
    return bytes.endIndex
  }
}

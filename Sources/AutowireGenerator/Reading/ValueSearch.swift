/// Searches for the value after an equals sign, in the text of a parameter or a property.
struct ValueSearch {
  private let bytes: [UInt8]

  init(_ text: String) {
    bytes = Array(SourceText.withoutComments(text).utf8)
  }

  /// Whether there is an equals sign outside of brackets before the next comma.
  func findsValue() -> Bool {
    var depth = 0
    var isInBackticks = false
    for (index, byte) in bytes.enumerated() {
      if byte == UInt8(ascii: "`") { isInBackticks.toggle() }
      if isInBackticks { continue }
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "<"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
      // The `>` of an arrow does not close a bracket.
      case UInt8(ascii: ">") where index == 0 || bytes[index - 1] != UInt8(ascii: "-"): depth -= 1
      case UInt8(ascii: "=") where depth == 0: return true
      case UInt8(ascii: ",") where depth == 0: return false
      case UInt8(ascii: "{"): return false
      default: break
      }
    }
    return false
  }
}

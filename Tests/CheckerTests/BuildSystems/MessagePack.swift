/// Text in the MessagePack encoding of Swift Build.
enum MessagePack {
  static func array(_ texts: [String]) -> [UInt8] {
    [0xDC, UInt8(texts.count >> 8), UInt8(texts.count & 0xFF)] + texts.flatMap(text)
  }

  static func text(_ text: String) -> [UInt8] {
    let bytes = Array(text.utf8)
    let count = bytes.count
    let head: [UInt8] =
      switch count {
      case 0..<32: [0xA0 | UInt8(count)]
      case 32..<256: [0xD9, UInt8(count)]
      case 256..<65536: [0xDA, UInt8(count >> 8), UInt8(count & 0xFF)]
      default: [0xDB, 0, UInt8(count >> 16), UInt8(count >> 8 & 0xFF), UInt8(count & 0xFF)]
      }
    return head + bytes
  }
}

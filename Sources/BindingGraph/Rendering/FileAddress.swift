/// The addresses of files, as tools and terminals understand them.
enum FileAddress {
  /// Returns the `file` address of a full path; `nil` for any other.
  static func address(ofFullPath path: String) -> String? {
    let slashed = withSlashes(path)
    if slashed.hasPrefix("/") { return "file://" + encoded(slashed) }
    return slashed.dropFirst().hasPrefix(":/") ? "file:///" + encoded(slashed) : nil
  }

  /// Returns a path with percent-encoding for all but letters, digits and some marks, and with slashes as separators.
  static func encoded(_ path: String) -> String {
    var bytes: [UInt8] = []
    for byte in withSlashes(path).utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: ":"):
        bytes.append(byte)
      default: bytes += ("%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)).utf8
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func withSlashes(_ path: String) -> String {
    path.utf8.contains(UInt8(ascii: "\\")) ? String(path.map { $0 == "\\" ? "/" : $0 }) : path
  }
}

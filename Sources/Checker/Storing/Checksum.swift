/// A checksum that detects changes of single bytes (FNV-1a).
struct Checksum: Equatable {
  static let size = 8

  static let factor: UInt64 = 0x100_0000_01B3

  let value: UInt64

  init(value: UInt64) {
    self.value = value
  }

  init(of bytes: some Sequence<UInt8>) {
    value = bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* Self.factor }
  }

  /// The bytes of the number, the lowest first.
  var bytes: [UInt8] {
    (0..<Self.size).map { UInt8(truncatingIfNeeded: value >> UInt64($0 * 8)) }
  }
}

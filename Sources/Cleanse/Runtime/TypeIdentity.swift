/// A type as a number. Tags have separate numbers, so that a tag is never confused with the same type as a plain key.
enum TypeIdentity {
  // Metadata is aligned to words, so the lowest bit is free.
  private static let tagBit: UInt = 1

  static func plain(_ type: Any.Type) -> UInt {
    unsafeBitCast(type, to: UInt.self)
  }

  static func tag(_ type: Any.Type) -> UInt {
    unsafeBitCast(type, to: UInt.self) | tagBit
  }

  static func isTag(_ identity: UInt) -> Bool {
    identity & tagBit != 0
  }

  /// The type of a number; for the number of a tag, the tag.
  static func behind(_ identity: UInt) -> Any.Type {
    type(identity & ~tagBit)
  }

  /// The type of the number of a plain type.
  static func type(_ identity: UInt) -> Any.Type {
    unsafeBitCast(identity, to: Any.Type.self)
  }
}

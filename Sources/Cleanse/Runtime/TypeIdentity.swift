/// A type as a number. Tags have numbers of their own, so that a type and a tag of the same name are never confused.
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

  /// The type behind a number: the tag's for that of a tag.
  static func behind(_ identity: UInt) -> Any.Type {
    type(identity & ~tagBit)
  }

  /// The type behind the number of a plain type.
  static func type(_ identity: UInt) -> Any.Type {
    unsafeBitCast(identity, to: Any.Type.self)
  }
}

/// Reads the few words of a type's run-time description that the language offers no other way to.
///
/// A dynamic cast to a protocol searches the whole program when it fails (35 µs, measured), so the types that cannot
/// succeed are sorted out first. And no cast at all finds the result of a function type. The layout is part of
/// Swift's stable ABI (`docs/ABI/TypeMetadata.rst` in the compiler's repository).
struct TypeMetadata {
  private static let classKind: UInt = 0
  private static let structKind: UInt = 0x200
  private static let enumKind: UInt = 0x201
  private static let optionalKind: UInt = 0x202
  private static let functionKind: UInt = 0x302
  private static let lastKind: UInt = 0x7FF

  private let words: UnsafePointer<UInt>

  init(_ type: Any.Type) {
    words = unsafeBitCast(type, to: UnsafePointer<UInt>.self)
  }

  /// For structs and enums, what is common to all instances of one generic type; `nil` for other types.
  private var declaration: UInt? {
    switch words[0] {
    case Self.structKind, Self.enumKind, Self.optionalKind: words[1]
    default: nil
    }
  }

  /// Whether the type is a Swift class.
  var isClass: Bool {
    // Where classes are also Objective-C's, the word is an address, and all kinds are smaller.
    words[0] == Self.classKind || words[0] > Self.lastKind
  }

  /// Whether the type is a struct.
  var isStruct: Bool { words[0] == Self.structKind }

  /// Whether both are instances of the same generic struct or enum.
  func isInstance(ofSameDeclarationAs other: Any.Type) -> Bool {
    declaration != nil && declaration == TypeMetadata(other).declaration
  }

  /// The `T` of a function without parameters, whatever else that promises; `nil` for every other type.
  var resultOfClosure: Any.Type? {
    let parameterCountMask: UInt = 0xFFFF
    guard words[0] == Self.functionKind, words[1] & parameterCountMask == 0 else { return nil }
    return unsafeBitCast(words[2], to: Any.Type.self)
  }

  /// The `T` of a type `() -> T`; `nil` for every other type, including functions that throw, are asynchronous, are
  /// bound to an actor or can be sent: a graph cannot keep what these promise.
  var resultOfPlainClosure: Any.Type? {
    // Besides the number of parameters only the mark of an escaping closure may be set.
    let escapingMark: UInt = 1 << 26
    guard let result = resultOfClosure, words[1] & ~escapingMark == 0 else { return nil }
    return result
  }
}

import CleanseShims

/// A type, read from the words of its metadata.
///
/// A failing dynamic cast to a protocol searches the whole program (35 µs, measured), so types that cannot succeed are
/// excluded first. The result type of a function type cannot be found by a cast at all. The layout is part of Swift's
/// stable ABI (`docs/ABI/TypeMetadata.rst` in the compiler's repository).
struct LaidOutType: TypeReader {
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

  var isClass: Bool {
    // With Objective-C interoperability, the word of a class can be an address, which is greater than all kinds.
    words[0] == Self.classKind || words[0] > Self.lastKind
  }

  var isStruct: Bool { words[0] == Self.structKind }

  func isInstance(ofSameDeclarationAs other: Any.Type) -> Bool {
    declaration != nil && declaration == LaidOutType(other).declaration
  }

  /// The generic declaration of a struct or enum, common to all its instances; `nil` for other types.
  private var declaration: UInt? {
    switch words[0] {
    case Self.structKind, Self.enumKind, Self.optionalKind: cleanse_address_in_metadata(words[1])
    default: nil
    }
  }

  var resultOfClosure: Any.Type? {
    let parameterCountMask: UInt = 0xFFFF
    guard words[0] == Self.functionKind, words[1] & parameterCountMask == 0 else { return nil }
    return unsafeBitCast(words[2], to: Any.Type.self)
  }

  var resultOfPlainClosure: Any.Type? {
    // Only the number of parameters and the flag of an escaping closure may be set.
    let escapingMark: UInt = 1 << 26
    guard let result = resultOfClosure, words[1] & ~escapingMark == 0 else { return nil }
    return result
  }

  // MARK: Check

  private class SampleClass {}
  private struct SampleStruct {}
  private struct SampleGeneric<Argument> {}
  private enum SampleEnumeration { case only }

  // Whether the layout of sample types is as expected here.

  static var hasExpectedKinds: Bool {
    LaidOutType(SampleClass.self).isClass && !LaidOutType(SampleStruct.self).isClass
      && !LaidOutType((() -> Int).self).isClass && !LaidOutType(Any.self).isClass
      && LaidOutType(SampleStruct.self).isStruct && !LaidOutType(SampleEnumeration.self).isStruct
      && !LaidOutType(SampleClass.self).isStruct && !LaidOutType(Void.self).isStruct
  }

  static var hasExpectedDeclarations: Bool {
    LaidOutType(SampleGeneric<Int>.self).isInstance(ofSameDeclarationAs: SampleGeneric<SampleClass>.self)
      && !LaidOutType(SampleGeneric<Int>.self).isInstance(ofSameDeclarationAs: SampleStruct.self)
      && LaidOutType(Int?.self).isInstance(ofSameDeclarationAs: SampleStruct?.self)
  }

  static var hasExpectedClosures: Bool {
    LaidOutType((() -> SampleStruct).self).resultOfPlainClosure == SampleStruct.self
      && LaidOutType((() throws -> Int).self).resultOfPlainClosure == nil
      && LaidOutType((@Sendable () -> Int).self).resultOfPlainClosure == nil
      && LaidOutType((() throws -> Int).self).resultOfClosure == Int.self
      && LaidOutType(((Int) -> Int).self).resultOfClosure == nil
  }
}

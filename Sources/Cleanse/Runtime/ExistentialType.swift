import CleanseShims

/// The type of a protocol, read from its run-time description.
///
/// The language has no test whether a type conforms to a protocol known only as a value. The layout is part of Swift's
/// stable ABI (`docs/ABI/TypeMetadata.rst` in the compiler's repository), and so is the function used here.
struct ExistentialType {
  private static let kind: UInt = 0x303
  private static let constrainedKind: UInt = 0x307
  private static let superclassFlag: UInt32 = 0x4000_0000
  private static let anyTypeFlag: UInt32 = 0x8000_0000
  private static let objectiveCMark: UInt = 1

  /// Determined once, at the first use.
  private static let isLaidOutAsExpected = isAsExpected

  /// The protocols, and whether values must be objects; `nil` if the type has other constraints, or cannot be read.
  private let requirements: (protocols: UnsafeBufferPointer<UInt>, takesObjectsOnly: Bool)?

  /// - Returns: `nil` for types that are not protocols.
  init?(_ type: Any.Type) {
    if Self.isLaidOutAsExpected { self.init(laidOut: type) } else { self.init(named: type) }
  }

  /// Reads the type's metadata.
  init?(laidOut type: Any.Type) {
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    let kind = metadata.load(as: UInt.self)
    guard kind == Self.kind else {
      guard kind == Self.constrainedKind else { return nil }
      requirements = nil
      return
    }
    let afterKind = metadata + MemoryLayout<UInt>.size
    let flags = afterKind.load(as: UInt32.self)
    let count = (afterKind + MemoryLayout<UInt32>.size).load(as: UInt32.self)
    let list = afterKind + 2 * MemoryLayout<UInt32>.size
    let protocols = UnsafeBufferPointer(start: list.assumingMemoryBound(to: UInt.self), count: Int(count))
    requirements = flags & Self.superclassFlag == 0 ? (protocols, flags & Self.anyTypeFlag == 0) : nil
  }

  /// The slow fallback, which distinguishes protocols from other types but cannot test a conformance.
  init?(named type: Any.Type) {
    guard NamedType(type).isExistential else { return nil }
    requirements = nil
  }

  /// Whether values must be objects; `false` if unknown.
  var takesObjectsOnly: Bool { requirements?.takesObjectsOnly ?? false }

  /// Whether a type conforms to all protocols; `nil` if unknown: one of them is an Objective-C protocol, or there are
  /// other constraints. No type counts as conforming to `Any`.
  func isConformed(by type: Any.Type) -> Bool? {
    guard let (protocols, takesObjectsOnly) = requirements else { return nil }
    guard !protocols.isEmpty, !takesObjectsOnly || type is AnyClass else { return false }
    guard !protocols.contains(where: { $0 & Self.objectiveCMark != 0 }) else { return nil }
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    return protocols.allSatisfy { word in
      guard let descriptor = UnsafeRawPointer(bitPattern: cleanse_address_in_metadata(word)) else { return false }
      return swift_conformsToProtocol(metadata, descriptor) != nil
    }
  }

  /// The descriptor of the protocol, if it is only one, and one of Swift.
  var descriptorOfOnlyProtocol: UnsafeRawPointer? {
    guard let protocols = requirements?.protocols, protocols.count == 1, protocols[0] & Self.objectiveCMark == 0 else {
      return nil
    }
    return UnsafeRawPointer(bitPattern: cleanse_address_in_metadata(protocols[0]))
  }

  // MARK: Check

  private struct SampleConformer: SampleProtocol, OtherSampleProtocol {}
  private final class SampleObject: SampleObjectProtocol {}

  /// Whether the layout of sample types is as expected here. Avoids failing searches for a conformance: they are slow.
  static var isAsExpected: Bool {
    guard let pair = ExistentialType(laidOut: (any SampleProtocol & OtherSampleProtocol).self)?.requirements,
      let object = ExistentialType(laidOut: (any SampleObjectProtocol).self)
    else { return false }
    return pair.protocols.count == 2 && !pair.takesObjectsOnly && object.requirements?.takesObjectsOnly == true
      && ExistentialType(laidOut: (any SampleProtocol).self)?.isConformed(by: SampleConformer.self) == true
      && object.isConformed(by: SampleObject.self) == true && object.isConformed(by: SampleConformer.self) == false
      && ExistentialType(laidOut: SampleConformer.self) == nil && ExistentialType(laidOut: (() -> Int).self) == nil
  }
}

private protocol SampleProtocol {}
private protocol OtherSampleProtocol {}
private protocol SampleObjectProtocol: AnyObject {}

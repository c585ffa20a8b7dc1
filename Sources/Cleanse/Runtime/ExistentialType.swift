import CleanseShims

/// The type of a protocol, as its run-time description shows it.
///
/// The language offers no way to ask whether a type conforms to a protocol that is known only as a value. The layout
/// is part of Swift's stable ABI (`docs/ABI/TypeMetadata.rst` in the compiler's repository), and so is the function.
struct ExistentialType {
  private static let kind: UInt = 0x303
  private static let constrainedKind: UInt = 0x307
  private static let superclassFlag: UInt32 = 0x4000_0000
  private static let anyTypeFlag: UInt32 = 0x8000_0000
  private static let objectiveCMark: UInt = 1

  /// Found out once, at the first question.
  private static let isLaidOutAsExpected = isAsExpected

  /// The protocols, and whether values have to be objects; `nil` where the type has constraints of other sorts, or
  /// cannot be read.
  private let requirements: (protocols: UnsafeBufferPointer<UInt>, takesObjectsOnly: Bool)?

  /// - Returns: `nil` for types that are no protocols.
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

  /// The slow way, which tells protocols from other types and nothing of what conforms to them.
  init?(named type: Any.Type) {
    guard NamedType(type).isExistential else { return nil }
    requirements = nil
  }

  /// Whether values are known to have to be objects.
  var takesObjectsOnly: Bool { requirements?.takesObjectsOnly ?? false }

  /// Whether a type conforms to all protocols; `nil` when that cannot be told: one of them is of Objective-C, or there
  /// are other constraints. Nothing conforms to `Any` in particular.
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

  // MARK: Check

  private struct SampleConformer: SampleProtocol, OtherSampleProtocol {}
  private final class SampleObject: SampleObjectProtocol {}

  /// Whether types whose answers are known are laid out as they are read here. Looks for no conformance that is not
  /// there, which would take long.
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

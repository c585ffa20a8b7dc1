import CleanseRuntime

/// The type of a protocol, as its run-time description shows it.
///
/// The language offers no way to ask whether a type conforms to a protocol that is known only as a value. The layout
/// is part of Swift's stable ABI (`docs/ABI/TypeMetadata.rst` in the compiler's repository), and so is the function.
struct ExistentialType {
  private static let kind: UInt = 0x303
  private static let superclassFlag: UInt32 = 0x4000_0000
  private static let objectiveCMark: UInt = 1

  private let protocols: UnsafeBufferPointer<UInt>

  /// - Returns: `nil` for types that are no protocols, and for those with other constraints than protocols.
  init?(_ type: Any.Type) {
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    guard metadata.load(as: UInt.self) == Self.kind else { return nil }
    let afterKind = metadata + MemoryLayout<UInt>.size
    let flags = afterKind.load(as: UInt32.self)
    let count = (afterKind + MemoryLayout<UInt32>.size).load(as: UInt32.self)
    guard flags & Self.superclassFlag == 0, count > 0 else { return nil }
    let list = afterKind + 2 * MemoryLayout<UInt32>.size
    protocols = UnsafeBufferPointer(start: list.assumingMemoryBound(to: UInt.self), count: Int(count))
  }

  /// Whether a type conforms to all protocols; `nil` when one of them is of Objective-C.
  func isConformed(by type: Any.Type) -> Bool? {
    guard !protocols.contains(where: { $0 & Self.objectiveCMark != 0 }) else { return nil }
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    return protocols.allSatisfy { address in
      guard let descriptor = UnsafeRawPointer(bitPattern: address) else { return false }
      return swift_conformsToProtocol(metadata, descriptor) != nil
    }
  }
}

import Cleanse
import Foundation

/// What the factories and providers of one graph have made, in all its components.
///
/// A value counts when it is complete, so what it needs stands before it. Values of `to(value:)` and seeds are handed
/// in and do not count; contributions count for their collection's type.
// Safe to send, because the lock guards the only state.
public final class CreationLog: @unchecked Sendable {
  private let lock = NSLock()
  private var keys: [BoundKey] = []

  init() {}

  func note(_ key: BoundKey) {
    lock.withLock { keys.append(key) }
  }

  /// How often a binding of a type has made a value.
  public func count(of type: Any.Type) -> Int {
    count(BoundKey(type))
  }

  /// How often a binding under a tag has made a value.
  public func count<T: Tag>(of type: T.Element.Type = T.Element.self, tag: T.Type) -> Int {
    count(BoundKey(tag: tag))
  }

  private func count(_ key: BoundKey) -> Int {
    lock.withLock { keys.count { $0 == key } }
  }

  /// What was made, by names, as short as they can be: `["Engine", "TaggedProvider<ShipName>", "Ship"]`.
  ///
  /// - SeeAlso: `types`, which a renamed type does not break.
  public var order: [String] {
    lock.withLock { keys.map(\.description) }
  }

  /// What was made: `[TypeReference(Engine.self), TypeReference(TaggedProvider<ShipName>.self), TypeReference(Ship.self)]`.
  public var types: [TypeReference] {
    lock.withLock { keys.map(\.type) }
  }

  /// Forgets what was made so far.
  public func reset() {
    lock.withLock { keys = [] }
  }
}

import Cleanse
import Foundation

/// The objects that the factories and providers of one graph have created, in all its components.
///
/// An object counts when it is complete, so its dependencies come before it. Values of `to(value:)` and seeds do not
/// count. Contributions count for their collection's type.
// Safe to send, because the lock guards the only state.
public final class CreationLog: @unchecked Sendable {
  private let lock = NSLock()
  private var keys: [BoundKey] = []

  init() {}

  func note(_ key: BoundKey) {
    lock.withLock { keys.append(key) }
  }

  /// The number of values that the bindings of a type have created.
  public func count(of type: Any.Type) -> Int {
    count(BoundKey(type))
  }

  /// The number of values that the bindings of a tag have created.
  public func count<T: Tag>(of type: T.Element.Type = T.Element.self, tag: T.Type) -> Int {
    count(BoundKey(tag: tag))
  }

  private func count(_ key: BoundKey) -> Int {
    lock.withLock { keys.count { $0 == key } }
  }

  /// The created types in order, by their shortest names: `["Engine", "TaggedProvider<ShipName>", "Ship"]`.
  ///
  /// - SeeAlso: `types`. A comparison with these still holds after a type is renamed.
  public var order: [String] {
    lock.withLock { keys.map(\.description) }
  }

  /// The created types in order:
  /// `[TypeReference(Engine.self), TypeReference(TaggedProvider<ShipName>.self), TypeReference(Ship.self)]`.
  public var types: [TypeReference] {
    lock.withLock { keys.map(\.type) }
  }

  /// Removes all entries.
  public func reset() {
    lock.withLock { keys = [] }
  }
}

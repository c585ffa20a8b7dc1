import BindingGraph

/// The key of a binding, as the type of a provider: `Provider<Ship>`, `TaggedProvider<ShipName>`.
public struct ProviderKey: Hashable, Sendable, CustomStringConvertible {
  /// The type of the provider.
  public let type: Any.Type

  init(type: Any.Type) {
    self.type = type
  }

  init<Element>(providing element: Element.Type) {
    type = Provider<Element>.self
  }

  /// Creates a key from the type of a provider, to look bindings up: `ProviderKey(Provider<Ship>.self)`.
  public init<P: ProviderProtocol>(_ type: P.Type) {
    self.type = type
  }

  public var description: String { TypeReference(type).name }

  public static func == (left: ProviderKey, right: ProviderKey) -> Bool {
    left.type == right.type
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(type))
  }
}

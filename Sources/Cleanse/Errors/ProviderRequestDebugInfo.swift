import BindingGraph

/// A dependency on a type, with its location.
public struct ProviderRequestDebugInfo: Sendable {
  /// The type as the factory's parameter spells it.
  public let requestedType: Any.Type
  /// The type whose binding has the dependency, if known.
  public let providerRequiredFor: Any.Type?
  /// The location of that binding, if known.
  public let sourceLocation: SourceLocation?
}

extension ProviderRequestDebugInfo {
  init(requested: TypeReference, requiredFor: TypeReference, location: SourceLocation?) {
    requestedType = requested.type ?? Never.self
    providerRequiredFor = requiredFor.type
    sourceLocation = location
  }
}

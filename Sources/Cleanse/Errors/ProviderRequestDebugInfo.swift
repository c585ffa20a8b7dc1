import BindingGraph

/// One place that asks for a type.
public struct ProviderRequestDebugInfo: Sendable {
  /// The type as the factory's parameter spells it.
  public let requestedType: Any.Type
  /// The type whose binding asks, where it is known.
  public let providerRequiredFor: Any.Type?
  /// Where that binding was made, where it is known.
  public let sourceLocation: SourceLocation?
}

extension ProviderRequestDebugInfo {
  init(requested: TypeReference, requiredFor: TypeReference, location: SourceLocation?) {
    requestedType = requested.type ?? Never.self
    providerRequiredFor = requiredFor.type
    sourceLocation = location
  }
}

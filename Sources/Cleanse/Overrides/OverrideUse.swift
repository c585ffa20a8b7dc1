import BindingGraph

/// A binding of an override, and whether it replaced anything.
struct OverrideUse {
  /// The identity of a binding among all overrides and components.
  struct Identity: Hashable {
    let key: UInt
    let location: SourceLocation?
    let module: TypeReference
    let reach: OverrideReach
    let privateTo: TypeReference?
  }

  let key: UInt
  let boundType: Any.Type
  let location: SourceLocation?
  /// The modules that led to the binding; empty for a single binding.
  let modulePath: [TypeReference]
  /// The position in `Overrides`.
  let override: Int
  /// The components that the override applies to.
  let reach: OverrideReach
  /// The module or component whose private bindings alone it replaces; `nil` for all bindings.
  let privateTo: TypeReference?
  let isUsed: Bool
  /// Whether it decorates a binding instead of replacing one.
  let isDecorator: Bool

  /// - Parameter number: the position of the override in `Overrides`.
  init(
    binding index: Int, of configuration: RecordedConfiguration, override: Override, number: Int, isUsed: Bool
  ) {
    let detail = configuration.details[index]
    key = configuration.declarations[index].key
    isDecorator = configuration.declarations[index].kind == .decorator
    boundType = detail.boundType
    location = detail.location
    modulePath = sequence(first: detail.module) { configuration.modules[$0].parent }
      .map { configuration.modules[$0].type }.reversed().dropFirst().map { $0 }
    self.override = number
    reach = override.reach
    privateTo = override.privateTo.map { TypeReference($0) }
    self.isUsed = isUsed
  }

  var identity: Identity {
    Identity(
      key: key, location: location, module: modulePath.last ?? TypeReference(Overrides.self), reach: reach,
      privateTo: privateTo)
  }
}

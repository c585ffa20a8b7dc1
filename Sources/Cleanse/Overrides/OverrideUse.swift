import BindingGraph

/// A binding of an override, and whether it found something to replace.
struct OverrideUse {
  /// Tells the bindings of one override apart from those of others, in all components.
  struct Identity: Hashable {
    let key: UInt
    let location: SourceLocation?
    let module: TypeReference
    let reach: OverrideReach
  }

  let key: UInt
  let boundType: Any.Type
  let location: SourceLocation?
  /// The modules that led to the binding; empty for a single binding.
  let modulePath: [TypeReference]
  /// The position in `Overrides`.
  let override: Int
  /// The components that the override was meant for.
  let reach: OverrideReach
  let isUsed: Bool
  /// Whether it decorates what is bound, and replaces nothing.
  let isDecorator: Bool

  init(
    binding index: Int, of configuration: RecordedConfiguration, override: Int, reach: OverrideReach, isUsed: Bool
  ) {
    let detail = configuration.details[index]
    key = configuration.declarations[index].key
    isDecorator = configuration.declarations[index].kind == .decorator
    boundType = detail.boundType
    location = detail.location
    modulePath = sequence(first: detail.module) { configuration.modules[$0].parent }
      .map { configuration.modules[$0].type }.reversed().dropFirst().map { $0 }
    self.override = override
    self.reach = reach
    self.isUsed = isUsed
  }

  var identity: Identity {
    Identity(
      key: key, location: location, module: modulePath.last ?? TypeReference(Overrides.self), reach: reach)
  }
}

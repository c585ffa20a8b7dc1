/// The registrations for one container, by their names in an index.
public struct DependencyMetaContainer: Hashable, Sendable {
  /// The scope of the container.
  public let scope: DependencyContainerScope
  /// The types and factories to register.
  public let definitions: [DependencyDefinition]

  /// Creates a description of a container.
  public init(scope: DependencyContainerScope, definitions: [DependencyDefinition]) {
    self.scope = scope
    self.definitions = definitions
  }

  var instructions: [DependencyInjectionInstruction] {
    definitions.map { definition in
      DependencyInjectionInstruction(
        type: definition.typeIdentifier, factory: definition.factoryIdentifier, scope: scope,
        lifecycle: definition.lifecycle)
    }
  }
}

/// A type and its factory, by their names in an index.
public struct DependencyDefinition: Hashable, Sendable {
  /// The name of the type.
  public let typeIdentifier: DependencyTypeKey
  /// The name of the factory.
  public let factoryIdentifier: DependencyFactoryKey
  /// How often the factory is called.
  public let lifecycle: LifecycleType

  /// Creates a definition.
  public init(
    typeIdentifier: DependencyTypeKey, factoryIdentifier: DependencyFactoryKey, lifecycle: LifecycleType = .singleton
  ) {
    self.typeIdentifier = typeIdentifier
    self.factoryIdentifier = factoryIdentifier
    self.lifecycle = lifecycle
  }
}

/// What a container is to have, by the names of an index.
public struct DependencyMetaContainer: Hashable, Sendable {
  /// The scope of the container.
  public let scope: DependencyContainerScope
  /// What is to be registered.
  public let definitions: [DependencyDefinition]

  /// Describes a container.
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

/// A type and the factory that is to serve it, by their names in an index.
public struct DependencyDefinition: Hashable, Sendable {
  /// The name of the type.
  public let typeIdentifier: DependencyTypeKey
  /// The name of the factory.
  public let factoryIdentifier: DependencyFactoryKey
  /// How often the factory is asked.
  public let lifecycle: LifecycleType

  /// Makes a definition.
  public init(
    typeIdentifier: DependencyTypeKey, factoryIdentifier: DependencyFactoryKey, lifecycle: LifecycleType = .singleton
  ) {
    self.typeIdentifier = typeIdentifier
    self.factoryIdentifier = factoryIdentifier
    self.lifecycle = lifecycle
  }
}

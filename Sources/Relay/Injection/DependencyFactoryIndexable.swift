/// Gives factories names for launch arguments. Registers nothing.
///
/// The types that such a factory creates and resolves are unknown until it runs, so a graph cannot validate it. Use
/// `DynamicDependencyIndex.add(_:for:file:line:factory:)` for factories in a graph.
public protocol DependencyFactoryIndexable {
  /// The factories by name.
  var index: [DependencyFactoryKey: (DependencyContainer) -> Any] { get }
}

extension DynamicDependencyIndex {
  /// Adds the factories of an indexable.
  public func add(_ factories: any DependencyFactoryIndexable) {
    for (key, factory) in factories.index { add(key, IndexedFactory(asking: DependencyContainer.self, factory)) }
  }

  /// The factory with a name. If it has parameters, it resolves them from the container, and stops the program if one
  /// is not registered.
  /// - Throws: `DynamicDependencyIndexError` if there is none.
  public func lookup(factory key: DependencyFactoryKey) throws -> (DependencyContainer) -> Any {
    let factory = try indexedFactory(key)
    return { container in container.valueOrStop(of: factory.element ?? Any.self) { try container.make(factory) } }
  }
}

extension DependencyContainer: DependencySource {
  package func next<Dependency>(_ type: Dependency.Type) throws -> Dependency {
    try tryResolve(type)
  }

  func make(_ factory: IndexedFactory) throws -> Any {
    var source: any DependencySource = self
    return try factory.make(&source)
  }
}

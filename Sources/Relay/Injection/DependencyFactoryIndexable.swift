/// Names factories, so that launch arguments can choose them. Registers nothing.
///
/// Nothing is known of what such a factory makes, or of what it asks the container for, until it runs.
/// `DynamicDependencyIndex.add(_:for:file:line:factory:)` adds factories of which both are known.
public protocol DependencyFactoryIndexable {
  /// The factories by their names.
  var index: [DependencyFactoryKey: (DependencyContainer) -> Any] { get }
}

extension DynamicDependencyIndex {
  /// Adds factories with their names.
  public func add(_ factories: any DependencyFactoryIndexable) {
    for (key, factory) in factories.index { add(key, IndexedFactory(asking: DependencyContainer.self, factory)) }
  }

  /// The factory of a name. One that says by its parameters what it needs resolves them in the container, and stops the
  /// program where that has none.
  /// - Throws: `DynamicDependencyIndexError`
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

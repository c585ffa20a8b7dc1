/// Where an indexed factory gets what it needs: a container, or a graph.
package protocol DependencySource {
  /// What a factory that takes a container is given.
  var container: DependencyContainer { get }

  /// The next one of the factory's parameters. Asked once for each, in their order.
  mutating func next<Dependency>(_ type: Dependency.Type) throws -> Dependency
}

extension DependencyContainer: DependencySource {
  package var container: DependencyContainer { self }

  package func next<Dependency>(_ type: Dependency.Type) throws -> Dependency {
    try tryResolve(type)
  }
}

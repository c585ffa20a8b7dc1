/// Where an indexed factory gets what it needs: a container, or a graph.
package protocol DependencySource {
  /// The next one of the factory's parameters. Asked once for each, in their order.
  mutating func next<Dependency>(_ type: Dependency.Type) throws -> Dependency
}

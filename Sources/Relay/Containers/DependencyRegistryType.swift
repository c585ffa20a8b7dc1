/// Registers the factories of a program, or of a part of it.
///
/// Run your registry at launch. A `DynamicDependencyRegistry` can replace some of the factories afterwards.
public protocol DependencyRegistryType {
  /// Registers factories in containers.
  func registerDependencies() throws
}

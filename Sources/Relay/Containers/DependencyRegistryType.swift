/// Registers the factories of a program, or of a part of it.
///
/// The program's own registry runs at its very start; a `DynamicDependencyRegistry` may replace some of them afterwards.
public protocol DependencyRegistryType {
  /// Registers factories in containers.
  func registerDependencies() throws
}

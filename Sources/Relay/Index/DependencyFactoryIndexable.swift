/// Names factories, so that launch arguments can choose them. Registers nothing.
///
/// Nothing is known of what such a factory makes, or of what it asks the container for, until it runs.
/// `DynamicDependencyIndex.add(_:for:file:line:factory:)` adds factories of which both are known.
public protocol DependencyFactoryIndexable {
  /// The factories by their names.
  var index: [DependencyFactoryKey: (DependencyContainer) -> Any] { get }
}

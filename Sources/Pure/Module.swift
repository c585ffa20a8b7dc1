/// A type with two kinds of arguments: a dependency, known at launch, and a payload, the run-time argument.
///
/// Conform to `FactoryModule` or `ConfiguratorModule`, and declare the parts that your type has. The default of each is
/// `Void`.
public protocol Module {
  /// The dependency, which the composition root provides.
  associatedtype Dependency = Void

  /// The run-time argument, which the caller passes.
  associatedtype Payload = Void
}

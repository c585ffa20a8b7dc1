/// A type that takes what it needs in two parts: a dependency, known when the program is put together, and a payload,
/// known when an object is wanted.
///
/// A module conforms to `FactoryModule` or to `ConfiguratorModule`, and declares the parts that it takes; one that it does
/// not declare is `Void`.
public protocol Module {
  /// What the composition root provides.
  associatedtype Dependency = Void

  /// The run-time value that the caller hands in to get the object.
  associatedtype Payload = Void
}

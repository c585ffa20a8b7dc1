/// A type that takes what it needs in two parts: a dependency, known when the program is put together, and a payload,
/// known when an object is wanted.
///
/// A module conforms to `FactoryModule` or to `ConfiguratorModule`, and declares the parts that it takes; one that it does
/// not declare is `Void`.
public protocol Module {
  /// What the composition root provides.
  associatedtype Dependency = Void

  /// What whoever wants the object knows at run time.
  associatedtype Payload = Void
}

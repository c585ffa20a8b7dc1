/// A type that takes what it needs in two parts: a dependency, known when the program is put together, and a payload,
/// known when an object is wanted.
///
/// A module conforms to `FactoryModule` or to `ConfiguratorModule`, and declares both parts, as `Void` where there is
/// nothing to take.
public protocol Module {
  /// What the composition root provides.
  associatedtype Dependency

  /// What whoever wants the object knows at run time.
  associatedtype Payload
}

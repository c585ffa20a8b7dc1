/// A module whose factory creates its objects.
///
///     final class DetailPage: FactoryModule {
///       struct Dependency { let network: Network }
///       struct Payload { let item: Item }
///       init(dependency: Dependency, payload: Payload) { … }
///     }
///     let factory = DetailPage.Factory(dependency: .init(network: network))
///     let page = factory.create(payload: .init(item: item))
public protocol FactoryModule: Module {
  /// The factory of the type that declares the conformance. Subclasses inherit it: if `Sub` is a subclass of the module
  /// `Base`, `Sub.Factory` is `Factory<Base>`. Use `Factory<Sub>` to create a `Sub`.
  // An associated type instead of an alias, so that subclasses inherit it.
  associatedtype Factory = Pure.Factory<Self>

  /// Creates an object. The factory calls it.
  init(dependency: Dependency, payload: Payload)
}

extension FactoryModule where Dependency == Void {
  /// Creates an object of a module without a dependency.
  public init(payload: Payload) {
    self.init(dependency: (), payload: payload)
  }
}

extension FactoryModule where Payload == Void {
  /// Creates an object of a module without a payload.
  public init(dependency: Dependency) {
    self.init(dependency: dependency, payload: ())
  }
}

extension FactoryModule where Dependency == Void, Payload == Void {
  /// Creates an object of a module without a dependency and a payload.
  public init() {
    self.init(dependency: (), payload: ())
  }
}

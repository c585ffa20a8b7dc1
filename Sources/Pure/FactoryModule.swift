/// A module whose objects are made by its factory.
///
///     final class DetailPage: FactoryModule {
///       struct Dependency { let network: Network }
///       struct Payload { let item: Item }
///       init(dependency: Dependency, payload: Payload) { … }
///     }
///     let factory = DetailPage.Factory(dependency: .init(network: network))
///     let page = factory.create(payload: .init(item: item))
public protocol FactoryModule: Module {
  /// The factory of the type that declares the conformance. A subclass inherits it: where `Sub` inherits from the module
  /// `Base`, `Sub.Factory` is `Factory<Base>`, and `Factory<Sub>` makes `Sub`.
  // An associated type and not an alias: that is what lets subclasses inherit it.
  associatedtype Factory = Pure.Factory<Self>

  /// Makes an object. Called by the factory.
  init(dependency: Dependency, payload: Payload)
}

extension FactoryModule where Dependency == Void {
  /// Makes an object of a module without a dependency.
  public init(payload: Payload) {
    self.init(dependency: (), payload: payload)
  }
}

extension FactoryModule where Payload == Void {
  /// Makes an object that takes no payload.
  public init(dependency: Dependency) {
    self.init(dependency: dependency, payload: ())
  }
}

extension FactoryModule where Dependency == Void, Payload == Void {
  /// Makes an object that takes nothing.
  public init() {
    self.init(dependency: (), payload: ())
  }
}

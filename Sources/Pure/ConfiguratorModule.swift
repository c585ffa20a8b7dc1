/// A module for objects that the system creates, such as cells. Its configurator configures them.
///
///     final class ItemCell: Cell, ConfiguratorModule {
///       struct Dependency { let images: ImageLoader }
///       struct Payload { let item: Item }
///       func configure(dependency: Dependency, payload: Payload) { … }
///     }
///     let configurator = ItemCell.Configurator(dependency: .init(images: images))
///     configurator.configure(cell, payload: .init(item: item))
public protocol ConfiguratorModule: AnyObject, Module {
  /// The configurator of the type that declares the conformance; subclasses inherit it.
  associatedtype Configurator = Pure.Configurator<Self>

  /// Configures the object. The configurator calls it.
  func configure(dependency: Dependency, payload: Payload)
}

extension ConfiguratorModule where Dependency == Void {
  /// Configures an object of a module without a dependency.
  public func configure(payload: Payload) {
    configure(dependency: (), payload: payload)
  }
}

extension ConfiguratorModule where Payload == Void {
  /// Configures an object of a module without a payload.
  public func configure(dependency: Dependency) {
    configure(dependency: dependency, payload: ())
  }
}

extension ConfiguratorModule where Dependency == Void, Payload == Void {
  /// Configures an object of a module without a dependency and a payload.
  public func configure() {
    configure(dependency: (), payload: ())
  }
}

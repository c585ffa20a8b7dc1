/// A module whose objects are made by others, such as the cells of a list, and completed by its configurator.
///
///     final class ItemCell: Cell, ConfiguratorModule {
///       struct Dependency { let images: ImageLoader }
///       struct Payload { let item: Item }
///       func configure(dependency: Dependency, payload: Payload) { … }
///     }
///     let configurator = ItemCell.Configurator(dependency: .init(images: images))
///     configurator.configure(cell, payload: .init(item: item))
public protocol ConfiguratorModule: Module {
  /// The configurator of the type that declares the conformance; subclasses inherit it.
  associatedtype Configurator = Pure.Configurator<Self>

  /// Completes the object. Called by the configurator.
  func configure(dependency: Dependency, payload: Payload)
}

extension ConfiguratorModule where Dependency == Void {
  /// Completes an object of a module without a dependency.
  public func configure(payload: Payload) {
    configure(dependency: (), payload: payload)
  }
}

extension ConfiguratorModule where Payload == Void {
  /// Completes an object that takes no payload.
  public func configure(dependency: Dependency) {
    configure(dependency: dependency, payload: ())
  }
}

extension ConfiguratorModule where Dependency == Void, Payload == Void {
  /// Completes an object that takes nothing.
  public func configure() {
    configure(dependency: (), payload: ())
  }
}

/// What all `ComponentFactory`s have in common, for helpers that are written against any of them.
///
/// Exists for compatibility with `square/Cleanse`. `ComponentFactory` is the only conformer.
public protocol ComponentFactoryProtocol {
  /// The component that is built.
  associatedtype ComponentElement: ComponentBase

  /// Builds an instance.
  func build(_ seed: ComponentElement.Seed) -> ComponentElement.Root
}

extension ComponentFactory: ComponentFactoryProtocol {
  public typealias ComponentElement = C
}

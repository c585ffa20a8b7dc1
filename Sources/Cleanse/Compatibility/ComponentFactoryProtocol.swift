/// The common functions of all `ComponentFactory` types, for helpers that take any of them.
///
/// Exists for compatibility with `square/Cleanse`.
///
/// Not for conformance: `ComponentFactory` is the only conformer.
public protocol ComponentFactoryProtocol {
  /// The component of the factory.
  associatedtype ComponentElement: ComponentBase

  /// Builds an instance.
  func build(_ seed: ComponentElement.Seed) -> ComponentElement.Root
}

extension ComponentFactoryProtocol where ComponentElement.Seed: ProviderProtocol {
  /// Builds an instance whose seed provides an element.
  /// - Parameter element: the value that `get()` of the seed returns.
  @_disfavoredOverload
  public func build(_ element: ComponentElement.Seed.Element) -> ComponentElement.Root {
    build(ComponentElement.Seed(value: element))
  }
}

extension ComponentFactoryProtocol where ComponentElement: RootComponent {
  /// Creates the factory of a root component; see
  /// `ComponentFactory.of(_:validate:serviceLoader:trace:onWarnings:)`.
  @_disfavoredOverload
  public static func of(
    _ component: ComponentElement.Type, validate: Bool = true, serviceLoader: CleanseServiceLoader = .instance
  ) throws -> ComponentFactory<ComponentElement> {
    try ComponentFactory<ComponentElement>.of(component, validate: validate, serviceLoader: serviceLoader)
  }
}

extension ComponentFactory: ComponentFactoryProtocol {
  public typealias ComponentElement = C
}

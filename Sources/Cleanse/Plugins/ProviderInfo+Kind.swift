import BindingGraph

extension ProviderInfo {
  /// What sort of statement made a binding. More kinds may come.
  ///
  /// An element of a collection has the kind of its own statement, and `isCollectionContribution`.
  public struct Kind: Hashable, Sendable, CustomStringConvertible {
    public let description: String

    init(_ kind: Binding.Kind) {
      description = kind.name
    }

    /// `to(factory:)`
    public static let factory = Kind(.factory)
    /// `to(asyncFactory:)`
    public static let asynchronousFactory = Kind(.asynchronousFactory)
    /// `to(value:)`
    public static let value = Kind(.value)
    /// `to(provider:)`
    public static let provider = Kind(.provider)
    /// The seed of a component.
    public static let seed = Kind(.seed)
    /// The factory of an installed component.
    public static let componentFactory = Kind(.componentFactory)
    /// `bindPropertyInjectionOf`
    public static let propertyInjector = Kind(.propertyInjector)
    /// `bindFactory`
    public static let assistedFactory = Kind(.assistedFactory)
    /// `declareCollection`: contributes nothing.
    public static let collectionDeclaration = Kind(.collectionDeclaration)
  }
}

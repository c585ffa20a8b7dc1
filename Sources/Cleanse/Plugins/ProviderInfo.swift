import BindingGraph

/// One binding, as plugins see it.
public struct ProviderInfo: CustomStringConvertible {
  /// What sort of statement made a binding. More kinds may come.
  public struct Kind: Hashable, Sendable, CustomStringConvertible {
    public let description: String

    init(_ kind: Binding.Kind) {
      description = kind.name
    }

    /// `to(factory:)`
    public static let factory = Kind(.factory)
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
  }

  /// What the binding offers. For a contribution it is the key of the collection.
  public let key: ProviderKey
  /// What sort of statement made the binding.
  public let kind: Kind
  /// The scope that the binding shares its value in, or `nil` when it makes a new one each time.
  public let scope: (any Scope.Type)?
  /// The tag, where the binding has one.
  public let tag: Any.Type?
  /// What the binding asks for, in the order of its parameters.
  public let requirements: [ProviderKey]
  /// The component, then the modules that led to the binding.
  public let modulePath: [Any.Type]
  /// Where the binding was made; for a seed, where its component is installed.
  public let sourceLocation: SourceLocation?
  /// Whether the binding contributes to a collection.
  public let isCollectionContribution: Bool
  /// Whether the binding is its component's root.
  public let isRoot: Bool

  public var description: String {
    "\(kind) of \(key)" + (sourceLocation.map { " at \($0)" } ?? "")
  }
}

import BindingGraph

/// One binding, as plugins see it.
public struct ProviderInfo: Sendable, CustomStringConvertible {
  /// Which binding of its graph it is: the component, `nil` around the root component, and the position among its bindings.
  struct Identity: Hashable {
    let component: ComponentNode.ID?
    let position: Int
  }

  /// What sort of statement made a binding. More kinds may come.
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
  }

  let identity: Identity
  /// What the binding offers. For a contribution it is the key of the collection.
  public let key: ProviderKey
  /// What sort of statement made the binding.
  public let kind: Kind
  // Of no particular protocol, so that it is sendable.
  let scopeType: Any.Type?
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
  let lifecycle: Binding.Lifecycle

  /// Whether the value is made when its instance is built, and not when it is first asked for.
  public var isEager: Bool { lifecycle.contains(.eager) || kind == .asynchronousFactory }

  /// Whether something is done with the value when its instance is started.
  public var hasStartHook: Bool { lifecycle.contains(.startHook) }

  /// Whether something is done with the value when its instance is stopped.
  public var hasStopHook: Bool { lifecycle.contains(.stopHook) }

  /// The scope that the binding shares its value in, or `nil` when it makes a new one each time.
  public var scope: (any Scope.Type)? { scopeType as? any Scope.Type }

  public var description: String {
    "\(kind) of \(key)" + (sourceLocation.map { " at \($0)" } ?? "")
  }
}

/// Of one graph each binding is another value, whatever it has in common with others.
extension ProviderInfo: Hashable {
  public static func == (left: ProviderInfo, right: ProviderInfo) -> Bool {
    left.identity == right.identity && left.key == right.key && left.kind == right.kind
      && left.sourceLocation == right.sourceLocation
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(identity)
    hasher.combine(key)
  }
}

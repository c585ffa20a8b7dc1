/// The kind of a node's statement. Later versions may have more.
public struct GraphNodeKind: RawRepresentable, Sendable, Hashable, CustomStringConvertible {
  /// The stable word, as JSON has it: `component-factory`.
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  package init(_ kind: BindingKind) {
    self =
      switch kind {
      case .factory: .factory
      case .asynchronousFactory: .asynchronousFactory
      case .value: .value
      case .provider: .provider
      case .seed: .seed
      case .componentFactory: .componentFactory
      case .propertyInjector: .propertyInjector
      case .assistedFactory: .assistedFactory
      case .optionalDeclaration: .optionalDeclaration
      case .collectionDeclaration: .collectionDeclaration
      case .decorator: .decorator
      }
  }

  /// `to(factory:)`
  public static let factory = GraphNodeKind(rawValue: "factory")
  /// `to(asyncFactory:)`
  public static let asynchronousFactory = GraphNodeKind(rawValue: "asynchronous-factory")
  /// `to(value:)`
  public static let value = GraphNodeKind(rawValue: "value")
  /// `to(provider:)`
  public static let provider = GraphNodeKind(rawValue: "provider")
  /// The seed of a component.
  public static let seed = GraphNodeKind(rawValue: "seed")
  /// The factory of a subcomponent.
  public static let componentFactory = GraphNodeKind(rawValue: "component-factory")
  /// `bindPropertyInjectionOf`
  public static let propertyInjector = GraphNodeKind(rawValue: "property-injector")
  /// `bindFactory`
  public static let assistedFactory = GraphNodeKind(rawValue: "assisted-factory")
  /// `declareCollection`: contributes nothing.
  public static let collectionDeclaration = GraphNodeKind(rawValue: "collection-declaration")
  /// `decorate`: wraps another binding, which is its first dependency.
  public static let decorator = GraphNodeKind(rawValue: "decorator")
  /// `bindOptional`: binds nothing.
  static let optionalDeclaration = GraphNodeKind(rawValue: "optional-declaration")
  /// A component's view of a collection: its own elements, then its ancestors'.
  public static let collection = GraphNodeKind(rawValue: "collection")
  /// All bindings of a module, in a document that collapses modules.
  public static let module = GraphNodeKind(rawValue: "module")

  /// The readable form: `component factory`.
  public var description: String { rawValue.asWords }
}

extension String {
  /// The stable word of a document as people write it: `component factory` of `component-factory`.
  package var asWords: String { String(map { $0 == "-" ? " " : $0 }) }
}

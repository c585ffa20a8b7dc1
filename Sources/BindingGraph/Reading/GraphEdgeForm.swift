/// A wrapper between a dependency, as a parameter spells it, and the node that serves it. Later versions may have more.
public struct GraphEdgeForm: RawRepresentable, Sendable, Hashable, CustomStringConvertible {
  /// The stable word, as JSON has it: `object-graph`.
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// - Returns: `nil` for a type without a wrapper.
  init?(_ form: KeyForm) {
    switch form {
    case .plain: return nil
    case .provider: self = .provider
    case .closure: self = .closure
    case .lazy: self = .lazy
    case .deferredElements: self = .deferredElements
    case .tagged: self = .tagged
    case .optional: self = .optional
    case .weak: self = .weak
    case .sendable: self = .sendable
    case .asynchronous: self = .asynchronous
    case .objectGraph: self = .objectGraph
    }
  }

  /// `Provider<T>`
  public static let provider = GraphEdgeForm(rawValue: "provider")
  /// `() -> T`
  public static let closure = GraphEdgeForm(rawValue: "closure")
  /// `Lazy<T>`
  public static let lazy = GraphEdgeForm(rawValue: "lazy")
  /// `[Provider<T>]`, `[K: Lazy<T>]`, `[() -> T]` and the like, of a collection `[T]` or `[K: T]`
  public static let deferredElements = GraphEdgeForm(rawValue: "deferred-elements")
  /// `TaggedProvider<Tag>`
  public static let tagged = GraphEdgeForm(rawValue: "tagged")
  /// `T?`
  public static let optional = GraphEdgeForm(rawValue: "optional")
  /// `WeakProvider<T>`
  public static let weak = GraphEdgeForm(rawValue: "weak")
  /// `SendableProvider<T>`, or a `SendableComponentFactory`
  public static let sendable = GraphEdgeForm(rawValue: "sendable")
  /// `AsyncComponentFactory<C>`
  public static let asynchronous = GraphEdgeForm(rawValue: "asynchronous")
  /// `LegacyObjectGraph`: all bindings that the component can see.
  public static let objectGraph = GraphEdgeForm(rawValue: "object-graph")
  /// From a collection to an element: of its own component, or of an ancestor if any of the elements has an order.
  public static let element = GraphEdgeForm(rawValue: "element")
  /// From a collection to that of an ancestor, whose elements it includes after its own.
  public static let inherited = GraphEdgeForm(rawValue: "inherited")
  /// From a decorator to the binding, collection or other decorator that it wraps.
  public static let decorated = GraphEdgeForm(rawValue: "decorated")
  /// From a node that represents several ones to a dependency of some of them, in a document that collapses modules.
  public static let collapsed = GraphEdgeForm(rawValue: "collapsed")

  /// Whether the value is created when the code of the dependent requests it, and not with the dependent.
  package var defersCreation: Bool {
    [.provider, .closure, .lazy, .deferredElements, .weak, .asynchronous].contains(self)
  }

  /// The readable form: `weak provider`.
  public var description: String {
    switch self {
    case .tagged, .weak: "\(rawValue) provider"
    default: rawValue.asWords
    }
  }
}

import BindingGraph

/// One binding, as plugins see it.
///
/// - SeeAlso: `ProviderInfo.Dependency` for what it asks for; `dependents`, `allDependencies` and `paths(to:)` for walks.
public struct ProviderInfo: Sendable, CustomStringConvertible {
  /// What sort of statement made a binding. An element of a collection has the kind of its own statement, and
  /// `isCollectionContribution`.
  public typealias Kind = GraphNodeKind

  let graph: ComponentBindingGraph
  /// Among the bindings of the graph; `nil` for the root component's factory.
  let position: Int?
  /// What the binding offers. For a contribution it is the key of the collection.
  public let key: ProviderKey
  /// What sort of statement made the binding.
  public let kind: Kind

  private var binding: Binding? { position.map { graph.linked.bindings[$0] } }

  public var description: String {
    "\(kind) of \(key)" + (sourceLocation.map { " at \($0)" } ?? "")
  }

  // MARK: What it is

  /// The type that is bound, as reports show it: that of the values; for a tag its `TaggedProvider`, for a contribution the
  /// collection.
  public var type: Any.Type {
    position.flatMap { graph.linked.type(of: graph.linked.bindings[$0].key).type } ?? graph.factory ?? key.type
  }

  /// The type of the values that the binding makes: for a contribution that of an element, or of an array of elements.
  public var elementType: Any.Type { position.map { graph.elementTypes[$0] } ?? type }

  /// The tag, where the binding has one.
  public var tag: Any.Type? { position.flatMap { graph.tags[$0] } }

  /// Whether the binding contributes to a collection.
  public var isCollectionContribution: Bool {
    binding.map { $0.contribution != nil && $0.contribution != .empty } ?? false
  }

  /// The key that a contribution to a dictionary stands under, as text; `nil` for every other binding.
  public var dictionaryKey: String? {
    guard case .dictionary(let key)? = binding?.contribution else { return nil }
    return graph.linked.dictionaryKeys[Int(key)]
  }

  /// Whether the binding is its component's root.
  public var isRoot: Bool { binding?.isRoot ?? false }

  // MARK: How long its values live

  /// The scope that the binding shares its value in, or `nil` when it makes a new one each time.
  public var scope: (any Scope.Type)? {
    isShared ? component.scope : nil
  }

  /// Whether each instance of the component has one value of the binding. A root is shared in a component without a scope
  /// too.
  public var isShared: Bool { binding?.isShared ?? false }

  /// Whether other isolations may use the values.
  public var isSendable: Bool { binding?.isSendable ?? false }

  /// Whether the value is made when its instance is built, and not when it is first asked for.
  public var isEager: Bool { lifecycle.contains(.eager) || kind == .asynchronousFactory }

  /// Whether something is done with the value when its instance is started.
  public var hasStartHook: Bool { lifecycle.contains(.startHook) }

  /// Whether something is done with the value when its instance is stopped.
  public var hasStopHook: Bool { lifecycle.contains(.stopHook) }

  private var lifecycle: Binding.Lifecycle { binding?.lifecycle ?? [] }

  // MARK: Where it is

  /// The component that the binding belongs to; for the root component's factory the node around that component.
  public var component: any ComponentBinding {
    ComponentBindingNode(
      graph: graph, place: position.map { .component(graph.linked.component(ofBinding: $0)) } ?? .aboveRoot)
  }

  /// The component, then the modules that led to the binding.
  public var modulePath: [Any.Type] {
    binding.map { graph.linked.path(of: $0.module).compactMap(\.type) } ?? []
  }

  /// Where the binding was made; for a seed, where its component is installed.
  public var sourceLocation: SourceLocation? { binding?.location }

  /// Whether the component, or a module that led to the binding, accepts a warning for it.
  ///
  /// A plugin that warns leaves out what is accepted: that is how its users tell it what they mean.
  public func accepts(_ warning: GraphWarning) -> Bool {
    position.map { graph.linked.accepts(warning, for: $0) } ?? false
  }
}

/// Of one graph each binding is another value, whatever it has in common with others.
extension ProviderInfo: Hashable {
  public static func == (left: ProviderInfo, right: ProviderInfo) -> Bool {
    left.position == right.position && left.key == right.key && left.kind == right.kind
      && left.sourceLocation == right.sourceLocation
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(position)
    hasher.combine(key)
  }
}

import BindingGraph

/// One binding of a graph, for plugins.
///
/// - SeeAlso: `ProviderInfo.Dependency`; `dependents`, `allDependencies` and `paths(to:)` for walks.
public struct ProviderInfo: Sendable, CustomStringConvertible {
  /// The kind of a binding's statement. A contribution has the kind of its own statement, and
  /// `isCollectionContribution`.
  public typealias Kind = GraphNodeKind

  let graph: ComponentBindingGraph
  /// The position among the bindings of the graph; `nil` for the root component's factory.
  let position: Int?
  /// The key of the binding. For a contribution it is the key of the collection.
  public let key: ProviderKey
  /// The kind of the binding's statement.
  public let kind: Kind

  private var binding: Binding? { position.map { graph.linked.bindings[$0] } }

  public var description: String {
    "\(kind) of \(key)" + (sourceLocation.map { " at \($0)" } ?? "")
  }

  // MARK: Type and kind

  /// The bound type, as reports show it; for a tag its `TaggedProvider`, for a contribution the collection.
  public var type: Any.Type {
    position.flatMap { graph.linked.type(of: graph.linked.bindings[$0].key).type } ?? graph.factory ?? key.type
  }

  /// The type of the values that the binding creates: for a contribution that of an element, or of an array of
  /// elements.
  public var elementType: Any.Type { position.map { graph.elementTypes[$0] } ?? type }

  /// The tag (qualifier) of the binding, if it has one.
  public var tag: Any.Type? { position.flatMap { graph.tags[$0] } }

  /// Whether the binding contributes to a collection.
  public var isCollectionContribution: Bool {
    binding.map { $0.contribution != nil && $0.contribution != .empty } ?? false
  }

  /// The key of a contribution to a dictionary, as text; `nil` for all other bindings.
  public var dictionaryKey: String? {
    guard case .dictionary(let key)? = binding?.contribution else { return nil }
    return graph.linked.dictionaryKeys[Int(key)]
  }

  /// The order of a contribution to an array; `nil` for all other bindings.
  ///
  /// Experimental: may change in a minor version; see `Documentation/Stability.md`.
  public var order: ContributionOrder? { binding?.contribution?.order }

  /// Whether the binding is its component's root.
  public var isRoot: Bool { attributes.contains(.root) }

  // MARK: Lifetime

  /// The scope in which the binding shares its value; `nil` if each request creates a new one.
  public var scope: (any Scope.Type)? {
    isShared ? component.scope : nil
  }

  /// Whether there is one value in each component instance. A root is shared even in a component without a scope.
  public var isShared: Bool { attributes.contains(.shared) }

  /// Whether other isolations may use the values.
  public var isSendable: Bool { attributes.contains(.sendable) }

  /// Whether creating a value reaches out of the process: the binding says `live()`.
  ///
  /// Experimental: may change in a minor version; see `Documentation/Stability.md`.
  public var isLive: Bool { attributes.contains(.live) }

  /// Whether the value is created when its instance is built, not when it is first requested.
  public var isEager: Bool { attributes.contains(.eager) || kind == .asynchronousFactory }

  /// Whether an `AsyncComponentFactory` creates the value concurrently with others: `eager(.concurrently)` and async
  /// bindings.
  public var isCreatedConcurrently: Bool { attributes.contains(.concurrent) || kind == .asynchronousFactory }

  /// Whether the binding has an `onStart` hook.
  public var hasStartHook: Bool { attributes.contains(.startHook) }

  /// Whether the binding has an `onStop` hook.
  public var hasStopHook: Bool { attributes.contains(.stopHook) }

  /// Whether the binding has a service: a loop that runs from the start of the component instance to its stop.
  ///
  /// Experimental: may change in a minor version; see `Documentation/Stability.md`.
  public var isService: Bool { attributes.contains(.service) }

  private var attributes: BindingAttributes { binding?.attributes ?? [] }

  /// The part of the component that can depend on a private binding; `nil` for all other bindings.
  ///
  /// The module of a private binding is the last of `modulePath`. An override has modules of its own.
  ///
  /// Experimental: may change in a minor version; see `Documentation/Stability.md`.
  public var visibility: BindingVisibility? { binding?.visibility }

  // MARK: Location

  /// The component of the binding; for the root component's factory the node around that component.
  public var component: any ComponentBinding {
    ComponentBindingNode(graph: graph, component: position.map(graph.linked.component(ofBinding:)))
  }

  /// The component, then the modules that lead to the binding.
  public var modulePath: [Any.Type] {
    binding.map { graph.linked.path(of: $0.module).compactMap(\.type) } ?? []
  }

  /// The location of the binding; for a seed, the location where its component is installed.
  public var sourceLocation: SourceLocation? { binding?.location }

  /// Whether the component, or a module that leads to the binding, suppresses a warning for it.
  ///
  /// If your plugin reports warnings, do not report suppressed ones.
  public func accepts(_ warning: GraphWarning) -> Bool {
    position.map { graph.linked.accepts(warning, for: $0) } ?? false
  }
}

/// Two bindings of one graph are never equal, even with the same key and location.
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

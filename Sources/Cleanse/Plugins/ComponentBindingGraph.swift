import BindingGraph
internal import CleanseThreads

/// The graph behind all `ComponentBinding`s and `ProviderInfo`s of one visit.
final class ComponentBindingGraph: Sendable {
  let linked: LinkedGraph
  /// The scope of each component.
  let scopes: [Any.Type?]
  /// The tag of each binding.
  let tags: [Any.Type?]
  /// The type of the values of each binding.
  let elementTypes: [Any.Type]
  /// The type of the `ComponentFactory` that is being created; `nil` for a module that is validated alone.
  let factory: Any.Type?
  /// The bound keys before overrides made some bindings superfluous; empty without overrides.
  let keysBeforePruning: Set<ProviderKey>
  /// Whether each key is the key of a tag.
  private let isTag: [Bool]
  private let knownAdjacency = Guarded<BindingAdjacency?>(nil)
  let contents: Contents

  /// The functions of the nodes.
  // Stored, because every program contains the conformance of the nodes: without plugins, it does not link the code
  // behind these.
  struct Contents: Sendable {
    let bindings: @Sendable (ComponentBindingGraph, ComponentNode.ID?) -> [ProviderInfo]
    let factory: @Sendable (ComponentBindingGraph, ComponentNode) -> ProviderInfo?
    let includedModules: @Sendable (ComponentBindingGraph, ComponentNode.ID) -> [ModuleInclusion]
  }

  convenience init(_ recorded: RecordedGraph) {
    self.init(
      recorded,
      Contents(
        bindings: { graph, component in component.map(graph.bindings) ?? [graph.rootFactory].compactMap { $0 } },
        factory: { graph, component in component.factoryBinding.map(graph.info) ?? graph.rootFactory },
        includedModules: { $0.includedModules(of: $1) }))
  }

  private init(_ recorded: RecordedGraph, _ contents: Contents) {
    self.contents = contents
    linked = recorded.linked
    scopes = recorded.components.map(\.descriptor.scope)
    let subjects = recorded.components.compactMap { $0.configuration?.details }.joined().map(\.subject)
    tags = subjects.map(\.tag)
    elementTypes = subjects.map(\.elementType)
    factory = recorded.components.first.flatMap { $0.descriptor.root == nil ? nil : $0.descriptor.factory }
    keysBeforePruning = Self.keys(boundIn: recorded.surveyedComponents)
    isTag = recorded.linked.types.indices.map { TypeIdentity.isTag(recorded.interner.identity(of: Key($0))) }
  }

  /// The edges between bindings, computed at the first use.
  var adjacency: BindingAdjacency {
    knownAdjacency.withValue { known in
      let adjacency = known ?? BindingAdjacency(of: linked)
      known = adjacency
      return adjacency
    }
  }

  // MARK: Bindings

  /// The bindings of a component in their order.
  func bindings(of component: ComponentNode.ID) -> [ProviderInfo] {
    linked.components[component].bindings.filter { linked.bindings[$0].kind != .optionalDeclaration }.map(info)
  }

  /// The factory that is being created, as if the root component were installed.
  var rootFactory: ProviderInfo? {
    factory.map { ProviderInfo(graph: self, position: nil, key: Self.providerKey(of: $0), kind: .componentFactory) }
  }

  func info(of position: Int) -> ProviderInfo {
    let binding = linked.bindings[position]
    return ProviderInfo(
      graph: self, position: position, key: key(of: binding.key), kind: ProviderInfo.Kind(binding.kind))
  }

  /// The provider type of a key; a key whose type is a provider already is that type.
  func key(of key: Key) -> ProviderKey {
    Self.key(of: linked.type(of: key).type ?? Never.self, isTag: isTag[key.index])
  }

  private static func keys(boundIn components: [RecordedComponent]) -> Set<ProviderKey> {
    var keys: Set<ProviderKey> = []
    for configuration in components.compactMap(\.configurationBeforePruning) {
      for (declaration, detail) in zip(configuration.declarations, configuration.details) where declaration.binds {
        keys.insert(key(of: detail.boundType, isTag: TypeIdentity.isTag(declaration.key)))
      }
    }
    return keys
  }

  private static func key(of type: Any.Type, isTag: Bool) -> ProviderKey {
    isTag || DependencyForms.isProvider(type) ? ProviderKey(type: type) : providerKey(of: type)
  }

  private static func providerKey(of element: Any.Type) -> ProviderKey {
    func key<Element>(_ element: Element.Type) -> ProviderKey { ProviderKey(providing: Element.self) }
    return key(element)
  }
}

extension ComponentBindingGraph: OpaqueToReflection {
  var customMirror: Mirror { emptyMirror }
}

extension RecordedGraph {
  /// The errors and warnings of all checks and plugins.
  func faults(serviceLoader: CleanseServiceLoader?) -> Faults {
    var faults = Faults(errors())
    if let serviceLoader { serviceLoader.visit?(serviceLoader, self, &faults) }
    return faults
  }
}

extension CleanseServiceLoader {
  /// Runs the plugins, and adds their errors and warnings.
  func run(in graph: RecordedGraph, adding faults: inout Faults) {
    guard !services.isEmpty else { return }
    let reporter = CleanseErrorReporter(graph: graph)
    let root = ComponentBindingNode(graph: ComponentBindingGraph(graph), component: nil)
    for service in services { service.visit(root: root, errorReporter: reporter) }
    faults.errors += reporter.errors
    faults.pluginWarnings = reporter.reportedWarnings
  }
}

import BindingGraph

/// The graph behind all `ComponentBinding`s of one visit.
final class ComponentBindingGraph {
  private let recorded: RecordedGraph

  init(_ recorded: RecordedGraph) {
    self.recorded = recorded
  }

  func component(of node: ComponentBindingNode.Place) -> RecordedComponent? {
    if case .component(let id) = node { recorded.components[id] } else { nil }
  }

  func parent(of node: ComponentBindingNode.Place) -> ComponentBindingNode.Place? {
    guard case .component(let id) = node else { return nil }
    return recorded.linked.components[id].parent.map { .component($0) } ?? .aboveRoot
  }

  func children(of node: ComponentBindingNode.Place) -> [ComponentBindingNode.Place] {
    switch node {
    case .aboveRoot: recorded.components.isEmpty ? [] : [.component(0)]
    case .component(let id): recorded.linked.components[id].children.map { .component($0) }
    }
  }

  func providers(of node: ComponentBindingNode.Place) -> [ProviderKey: [ProviderInfo]] {
    guard case .component(let id) = node else { return providersAboveRoot }
    let graph = recorded.linked
    var providers: [ProviderKey: [ProviderInfo]] = [:]
    for (offset, index) in graph.components[id].bindings.enumerated() {
      guard let info = info(of: graph.bindings[index], number: offset, in: id) else { continue }
      providers[info.key, default: []].append(info)
    }
    return providers
  }

  /// The factory that is about to be created, as if the root component were installed.
  private var providersAboveRoot: [ProviderKey: [ProviderInfo]] {
    guard let root = recorded.components.first else { return [:] }
    let key = providerKey(of: root.descriptor.factory)
    let info = ProviderInfo(
      identity: ProviderInfo.Identity(component: nil, position: 0), key: key, kind: .componentFactory, scopeType: nil,
      tag: nil, requirements: [], modulePath: [], sourceLocation: nil, isCollectionContribution: false, isRoot: false,
      lifecycle: [])
    return [key: [info]]
  }

  private func info(of binding: Binding, number: Int, in component: ComponentNode.ID) -> ProviderInfo? {
    let graph = recorded.linked
    guard binding.kind != .optionalDeclaration,
      let detail = recorded.components[component].configuration?.details[number]
    else { return nil }
    return ProviderInfo(
      identity: ProviderInfo.Identity(component: component, position: number),
      key: key(of: binding.key),
      kind: ProviderInfo.Kind(binding.kind),
      scopeType: binding.isShared ? recorded.components[component].descriptor.scope : nil,
      tag: detail.tag,
      requirements: graph.requirements[binding.requirements].map(key),
      modulePath: graph.path(of: binding.module).compactMap(\.type),
      sourceLocation: binding.location,
      isCollectionContribution: binding.contribution != nil,
      isRoot: binding.isRoot,
      lifecycle: binding.lifecycle)
  }

  /// The provider type of a key: a type that is a provider already stands for itself.
  private func key(of key: Key) -> ProviderKey {
    let type = recorded.linked.type(of: key).type ?? Never.self
    if TypeIdentity.isTag(recorded.interner.identity(of: key)) || DependencyForms.isProvider(type) {
      return ProviderKey(type: type)
    }
    return providerKey(of: type)
  }

  private func providerKey(of element: Any.Type) -> ProviderKey {
    func key<Element>(_ element: Element.Type) -> ProviderKey { ProviderKey(providing: Element.self) }
    return key(element)
  }
}

extension ComponentBindingGraph: OpaqueToReflection {
  var customMirror: Mirror { emptyMirror }
}

extension RecordedComponent {
  /// The component's scope, as plugins see it.
  var scope: (any Scope.Type)? { descriptor.scope as? any Scope.Type }
}

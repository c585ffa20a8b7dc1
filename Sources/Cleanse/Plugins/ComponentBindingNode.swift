import BindingGraph

/// One component of a recorded graph.
struct ComponentBindingNode: ComponentBinding {
  enum Place: Sendable {
    /// The nameless node around the root component.
    case aboveRoot
    case component(ComponentNode.ID)
  }

  fileprivate let graph: ComponentBindingGraph
  private let place: Place

  init(graph: ComponentBindingGraph, place: Place) {
    self.graph = graph
    self.place = place
  }

  private var node: ComponentNode? {
    if case .component(let id) = place { graph.linked.components[id] } else { nil }
  }

  var id: ComponentID {
    if case .component(let position) = place {
      ComponentID(of: componentType, at: position)
    } else {
      ComponentID(of: nil, at: nil)
    }
  }

  var componentType: Any.Type? { node?.type.type }

  var name: String { node?.type.name ?? "" }

  var scope: (any Scope.Type)? {
    if case .component(let id) = place { graph.scopes[id] as? any Scope.Type } else { nil }
  }

  var seed: Any.Type { node?.seed.type ?? Void.self }

  var sourceLocation: SourceLocation? { node?.location }

  var factory: ProviderInfo? {
    guard let node else { return nil }
    return node.factoryBinding.map(graph.info) ?? graph.bindings(of: .aboveRoot).first
  }

  // MARK: Surroundings and contents

  var parent: (any ComponentBinding)? {
    graph.parent(of: place).map { ComponentBindingNode(graph: graph, place: $0) }
  }

  var subcomponents: [any ComponentBinding] {
    graph.children(of: place).map { ComponentBindingNode(graph: graph, place: $0) }
  }

  var bindings: [ProviderInfo] { graph.bindings(of: place) }

  var providers: [ProviderKey: [ProviderInfo]] { Dictionary(grouping: bindings, by: \.key) }

  var includedModules: [ModuleInclusion] {
    if case .component(let id) = place { graph.includedModules(of: id) } else { [] }
  }
}

extension ComponentBinding {
  /// The bound keys of the whole graph before overrides made some bindings superfluous; empty without overrides.
  package var keysBeforeOverrides: Set<ProviderKey> {
    (self as? ComponentBindingNode)?.graph.keysBeforePruning ?? []
  }
}

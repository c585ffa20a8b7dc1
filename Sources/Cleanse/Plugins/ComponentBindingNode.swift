import BindingGraph

/// One component of a recorded graph.
struct ComponentBindingNode: ComponentBinding {
  let graph: ComponentBindingGraph
  /// `nil` for the nameless node around the root component.
  let component: ComponentNode.ID?

  private var node: ComponentNode? { component.map { graph.linked.components[$0] } }

  var id: ComponentID { ComponentID(of: componentType, at: component) }

  var componentType: Any.Type? { node?.type.type }

  var name: String { node?.type.name ?? "" }

  var scope: (any Scope.Type)? { component.flatMap { graph.scopes[$0] as? any Scope.Type } }

  var seed: Any.Type { node?.seed.type ?? Void.self }

  var sourceLocation: SourceLocation? { node?.location }

  var factory: ProviderInfo? { node.flatMap { graph.contents.factory(graph, $0) } }

  // MARK: Surroundings and contents

  var parent: (any ComponentBinding)? { node.map { ComponentBindingNode(graph: graph, component: $0.parent) } }

  var subcomponents: [any ComponentBinding] {
    let children = node?.children ?? Array(graph.linked.components.indices.prefix(1))
    return children.map { ComponentBindingNode(graph: graph, component: $0) }
  }

  var bindings: [ProviderInfo] { graph.contents.bindings(graph, component) }

  var providers: [ProviderKey: [ProviderInfo]] { Dictionary(grouping: bindings, by: \.key) }

  var includedModules: [ModuleInclusion] { component.map { graph.contents.includedModules(graph, $0) } ?? [] }
}

extension ComponentBinding {
  /// The bound keys of the whole graph before overrides made some bindings superfluous; empty without overrides.
  package var keysBeforeOverrides: Set<ProviderKey> {
    (self as? ComponentBindingNode)?.graph.keysBeforePruning ?? []
  }
}

import BindingGraph

/// One component of a graph, as plugins see it.
public struct ComponentBinding {
  enum Node {
    /// The nameless node around the root component.
    case aboveRoot
    case component(ComponentNode.ID)
  }

  private let graph: ComponentBindingGraph
  private let node: Node

  init(graph: ComponentBindingGraph, node: Node) {
    self.graph = graph
    self.node = node
  }

  /// The component's scope, or `nil` where it has none.
  public var scope: (any Scope.Type)? {
    graph.component(of: node)?.scope
  }

  /// The type of the component's seed; `Void` where it has none.
  public var seed: Any.Type {
    graph.component(of: node)?.descriptor.seed ?? Void.self
  }

  /// The component type, or `nil` for the node around the root component.
  public var componentType: Any.Type? {
    graph.component(of: node)?.descriptor.type
  }

  /// The component that this one is installed in; for the root component the nameless node around it.
  public var parent: ComponentBinding? {
    graph.parent(of: node).map { ComponentBinding(graph: graph, node: $0) }
  }

  /// The installed components, in the order of their installation.
  public var subcomponents: [ComponentBinding] {
    graph.children(of: node).map { ComponentBinding(graph: graph, node: $0) }
  }

  /// The component's own bindings by key. A collection's key has one entry for each contribution.
  public var providers: [ProviderKey: [ProviderInfo]] {
    graph.providers(of: node)
  }
}

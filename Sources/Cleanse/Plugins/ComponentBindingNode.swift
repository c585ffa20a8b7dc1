import BindingGraph

/// One component of a recorded graph.
struct ComponentBindingNode: ComponentBinding {
  enum Place {
    /// The nameless node around the root component.
    case aboveRoot
    case component(ComponentNode.ID)
  }

  private let graph: ComponentBindingGraph
  private let place: Place

  init(graph: ComponentBindingGraph, place: Place) {
    self.graph = graph
    self.place = place
  }

  var scope: (any Scope.Type)? {
    graph.component(of: place)?.scope
  }

  var seed: Any.Type {
    graph.component(of: place)?.descriptor.seed ?? Void.self
  }

  var componentType: Any.Type? {
    graph.component(of: place)?.descriptor.type
  }

  var parent: (any ComponentBinding)? {
    graph.parent(of: place).map { ComponentBindingNode(graph: graph, place: $0) }
  }

  var subcomponents: [any ComponentBinding] {
    graph.children(of: place).map { ComponentBindingNode(graph: graph, place: $0) }
  }

  var providers: [ProviderKey: [ProviderInfo]] {
    graph.providers(of: place)
  }
}

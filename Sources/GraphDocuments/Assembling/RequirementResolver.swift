import BindingGraph

/// Resolves the dependencies of nodes to nodes and forms.
struct RequirementResolver {
  private let graph: LinkedGraph
  private let names: DocumentNames
  /// The keys that each component declares with `bindOptional`.
  private let optionals: [ComponentNode.ID: Set<Key>]

  init(graph: LinkedGraph, names: DocumentNames) {
    self.graph = graph
    self.names = names
    var optionals: [ComponentNode.ID: Set<Key>] = [:]
    for node in graph.nodes {
      guard case .binding(let index) = node.content, graph.bindings[index].kind == .optionalDeclaration else {
        continue
      }
      optionals[node.component, default: []].insert(graph.bindings[index].key)
    }
    self.optionals = optionals
  }

  /// The dependencies of a binding, in the order of its parameters.
  func requirements(ofBinding index: Int) -> [GraphDocument.Requirement] {
    graph.services(ofBinding: index).map { requested, service in
      var requirement = GraphDocument.Requirement(
        type: names.typeName(graph.type(of: requested)), forms: service.forms.filter { $0 != .objectGraph },
        resolution: .bound)
      switch service.result {
      case .node(let target):
        requirement.target = names.nodes[target]
        if isOptional(service, in: graph.component(ofBinding: index)) { requirement.allowAbsence() }
      case .absent: requirement.resolution = .absent
      case .objectGraph: requirement.resolution = .objectGraph
      case .missing:
        requirement.resolution = .missing
        requirement.missingType = names.typeName(graph.type(of: service.key))
      }
      return requirement
    }
  }

  /// Whether a dependency is `nil` if nothing binds its key.
  private func isOptional(_ service: LinkedGraph.Service, in component: ComponentNode.ID) -> Bool {
    guard !optionals.isEmpty, service.forms.last == .optional else { return false }
    return graph.lineage(of: component).contains { optionals[$0]?.contains(service.key) == true }
  }

  /// The contributions to a component's collection.
  func elements(ofCollection key: Key, at node: Int) -> [GraphDocument.Requirement] {
    graph.nodes[node].edges.map { edge in
      let target = graph.edges[edge]
      let isElement = graph.binding(at: target)?.contribution != nil
      return GraphDocument.Requirement(
        type: names.typeName(graph.type(of: key)), forms: [isElement ? .element : .inherited], resolution: .bound,
        target: names.nodes[target])
    }
  }
}

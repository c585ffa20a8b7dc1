import BindingGraph

/// Says what serves the requirements of nodes, and in which form.
struct RequirementResolver {
  let graph: LinkedGraph
  let names: DocumentNames

  /// What a binding asks for, in the order of its parameters.
  func requirements(ofBinding index: Int, at node: Int) -> [GraphDocument.Requirement] {
    graph.services(ofBinding: index, at: node).map { requested, service in
      var requirement = GraphDocument.Requirement(
        type: names.typeName(graph.type(of: requested)), forms: service.forms.filter { $0 != .objectGraph },
        resolution: .bound)
      switch service.result {
      case .node(let node): requirement.target = names.nodes[node]
      case .absent: requirement.resolution = .absent
      case .objectGraph: requirement.resolution = .objectGraph
      case .missing:
        requirement.resolution = .missing
        requirement.missingType = names.typeName(graph.type(of: service.key))
      }
      return requirement
    }
  }

  /// The elements of a component's collection.
  func elements(ofCollection key: Key, at node: Int) -> [GraphDocument.Requirement] {
    graph.nodes[node].edges.map { edge in
      let target = graph.edges[edge]
      let isOwn = graph.nodes[target].component == graph.nodes[node].component
      return GraphDocument.Requirement(
        type: names.typeName(graph.type(of: key)), forms: [isOwn ? .element : .inherited], resolution: .bound,
        target: names.nodes[target])
    }
  }
}

/// Finds components with asynchronous bindings of their own that are built by a factory which cannot wait.
///
/// - Complexity: O(components + bindings) on a graph without such components.
enum AsynchronousComponentPass: ValidationPass {
  static let guardsLinking = true
  static let isRefutedByMoreBindings = false

  static func facts(in graph: LinkedGraph, advisor: any TypeAdvisor) -> [AsynchronousComponentFact] {
    graph.components.indices.compactMap { component in
      let asynchronous = graph.components[component].bindings.filter {
        graph.bindings[$0].kind == .asynchronousFactory
      }
      guard !asynchronous.isEmpty else { return nil }
      let requests = requests(for: component, in: graph)
      guard !requests.isEmpty || component == 0 && graph.isRootBuiltSynchronously else { return nil }
      return AsynchronousComponentFact(
        component: graph.components[component].type,
        parent: graph.components[component].parent.map { graph.components[$0].type },
        causes: graph.inSourceOrder(asynchronous) { $0 }.map {
          AsynchronousComponentFact.Cause(
            type: graph.type(of: graph.bindings[$0].key), location: graph.bindings[$0].location,
            isRoot: graph.bindings[$0].isRoot)
        },
        requests: requests, calls: component == 0 ? graph.synchronousBuilds : [])
    }
  }

  /// The dependencies on the factory of a component, in all forms but the asynchronous one.
  private static func requests(
    for component: ComponentNode.ID, in graph: LinkedGraph
  ) -> [AsynchronousComponentFact.FactoryRequest] {
    guard let binding = graph.components[component].factoryBinding, let parent = graph.components[component].parent
    else { return [] }
    let factory = graph.node(ofBinding: binding, in: parent)
    var found: [(binding: Int, asked: TypeReference, isSendable: Bool)] = []
    // A component further inside may ask for it, too.
    for node in graph[nodesOf: parent].lowerBound...graph.lastNode(inside: parent) {
      let asked: TypeReference
      switch graph.nodes[node].content {
      case .form(let key, of: factory):
        if case .asynchronous? = graph.forms[key] { continue }
        asked = graph.type(of: graph.isHandle(node) ? key : graph.bindings[binding].key)
      case .binding where graph.edges[graph.nodes[node].edges].contains(factory):
        asked = graph.type(of: graph.bindings[binding].key)
      default: continue
      }
      found += graph.bindingNodes(askingFor: node).compactMap { graph.bindingIndex(at: $0) }.map {
        ($0, asked, graph.isHandle(node))
      }
    }
    return graph.inSourceOrder(found, by: \.binding).map {
      AsynchronousComponentFact.FactoryRequest(
        factory: $0.asked, request: graph.request(of: $0.binding), isSendable: $0.isSendable)
    }.uniqued()
  }
}

extension LinkedGraph {
  /// The last node of a component and of all that is installed in it.
  fileprivate func lastNode(inside component: ComponentNode.ID) -> Int {
    var last = component
    while let child = components[last].children.last { last = child }
    return max(self[nodesOf: component].lowerBound, self[nodesOf: last].upperBound - 1)
  }
}

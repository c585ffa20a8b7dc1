/// Finds what a component that may be built in any isolation needs of its ancestors, and what `SendableProvider`s provide,
/// and must not: all that would have to be made there, or that nobody has declared sendable.
///
/// - Complexity: O(1) on a graph without such components and providers.
package enum UnsendableRequestPass: ValidationPass {
  package static func facts(in graph: LinkedGraph, advisor: any TypeAdvisor) -> [UnsendableRequest] {
    graph.handles.flatMap { handle in
      if let component = graph.componentOfHandle(handle) {
        return facts(about: component, handle: handle, in: graph, advisor: advisor)
      }
      guard case .form(_, let inner) = graph.nodes[handle].content else { return [] }
      return graph.bindingNodes(behind: inner).filter { graph.obstacle(at: $0, isDeclared: true) != nil }.map {
        fact(about: $0, obstacle: .unshared, handle: handle, in: graph, advisor: advisor)
      }
    }
  }

  private static func facts(
    about component: ComponentNode.ID, handle: Int, in graph: LinkedGraph, advisor: any TypeAdvisor
  ) -> [UnsendableRequest] {
    var sources: [Int: [Int]] = [:]
    var targets: [Int] = []
    for edge in graph.outwardEdges(of: component) {
      for target in graph.bindingNodes(behind: edge.target) {
        if sources[target] == nil { targets.append(target) }
        sources[target, default: []].append(edge.source)
      }
    }
    let aboutBindings = targets.compactMap { target -> UnsendableRequest? in
      let sources = sources[target] ?? []
      // What a `SendableProvider` provides is sendable by its type.
      let isDeclared = sources.allSatisfy { graph.handles.contains($0) }
      return graph.obstacle(at: target, isDeclared: isDeclared).map {
        fact(
          about: target, obstacle: $0, handle: handle, in: graph, advisor: advisor, component: component,
          sources: sources)
      }
    }
    let objectGraphs = graph.objectGraphs.filter { graph.lineage(of: graph.nodes[$0].component).contains(component) }
    let confined = graph.nodes(inside: component).filter { graph.binding(at: $0)?.isConfined == true }
    return aboutBindings
      + confined.map {
        fact(about: $0, obstacle: .confinedOverride, handle: handle, in: graph, advisor: advisor, component: component)
      }
      + objectGraphs.map {
        fact(
          about: $0, obstacle: .objectGraph, handle: handle, in: graph, advisor: advisor, component: component,
          sources: [$0])
      }
  }

  private static func fact(
    about target: Int, obstacle: UnsendableRequest.Obstacle, handle: Int, in graph: LinkedGraph,
    advisor: any TypeAdvisor, component: ComponentNode.ID? = nil, sources: [Int] = []
  ) -> UnsendableRequest {
    let askers = sources.flatMap { graph.bindingNodes(askingFor: $0) }
    let paths = component.map { RootPaths(of: $0, in: graph, rootsOfFactories: graph.rootsOfFactories) }
    return UnsendableRequest(
      key: graph.type(ofNode: target), obstacle: obstacle,
      site: graph.bindingIndex(at: target).map { graph.site(ofBinding: $0) },
      statement: graph.bindingIndex(at: target).map { statement(ofBinding: $0, in: graph, advisor: advisor) } ?? .fixed,
      handle: graph.type(ofNode: handle),
      handleRequests: graph.requests(of: graph.bindingNodes(askingFor: handle)),
      component: component.map { graph.components[$0].type }, requests: graph.requests(of: askers),
      path: askers.lazy.compactMap { paths?.path(to: $0) }.min { $0.links.count < $1.links.count })
  }

  private static func statement(
    ofBinding index: Int, in graph: LinkedGraph, advisor: any TypeAdvisor
  ) -> UnsendableRequest.Statement {
    let binding = graph.bindings[index]
    switch binding.kind {
    case .assistedFactory, .propertyInjector, .componentFactory, .optionalDeclaration, .collectionDeclaration:
      return .fixed
    case .seed:
      if case .tagged = advisor.shape(of: graph.type(of: binding.key)) { return .fixed }
      return .seed(graph.statementPlace(besideBinding: index))
    case .factory, .asynchronousFactory, .value, .provider:
      let component = graph.components[graph.component(ofBinding: index)]
      var unscoped = component.scope == nil ? [component.type] : []
      let module = graph.modulePaths[binding.module]
      // Only what has no scope of its own can be included where there is none.
      if module.parent != nil, advisor.canInclude(module.type, in: nil) { unscoped.append(module.type) }
      return .steps(unscoped: unscoped, scope: component.scope)
    }
  }
}

extension LinkedGraph {
  /// What keeps another isolation from using the value of a binding.
  /// - Parameter isDeclared: whether it is known to be sendable, whatever the binding says.
  fileprivate func obstacle(at node: Int, isDeclared: Bool) -> UnsendableRequest.Obstacle? {
    guard let binding = binding(at: node) else { return nil }
    if binding.kind == .componentFactory { return .componentFactory }
    let isThere = binding.isShared || binding.kind == .value || binding.kind == .seed
    switch (isDeclared || binding.isSendable, isThere) {
    case (true, true): return nil
    case (true, false): return .unshared
    case (false, true): return .undeclared
    case (false, false): return .undeclaredAndUnshared
    }
  }

  /// The nodes of the bindings that a request for a node comes to, even if only weakly.
  fileprivate func bindingNodes(behind node: Int) -> [Int] {
    bindingNodes(behind: node) { forEachEdge(of: $0, rootsOfFactories: [:], $1) }
  }

  fileprivate func type(ofNode node: Int) -> TypeReference {
    switch nodes[node].content {
    case .binding(let index): type(of: bindings[index].key)
    case .collection(let key), .form(let key, _), .absent(let key), .objectGraph(let key): type(of: key)
    }
  }
}

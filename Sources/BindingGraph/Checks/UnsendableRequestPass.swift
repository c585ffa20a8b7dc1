/// Finds values that cross to another isolation although they must not: dependencies of a component that can be built
/// in any isolation on its ancestors, values of `SendableProvider`s, and parameters of async and concurrent factories.
/// They are not declared sendable, or would have to be created there.
///
/// The compiler has checked the types of `SendableProvider`s and parameters. That is proof, except for types that share
/// their keys with compositions with `Sendable`.
///
/// - Complexity: O(bindings) on a graph without such components, providers and factories.
package enum UnsendableRequestPass {
  package static var pass: ValidationPass { ValidationPass(isRefutedByMoreBindings: false, facts) }

  package static func facts(in graph: LinkedGraph, advisor: any TypeAdvisor) -> [UnsendableRequestFact] {
    // Most graphs have none of these. Swift would create the types of the arrays below at the first start of a program.
    guard
      !graph.handles.isEmpty || !graph.sendableCompositions.ofRequirements.isEmpty
        || graph.bindings.contains(where: { $0.sendsParameters })
    else { return [] }
    return factsOfCrossings(in: graph, advisor: advisor)
  }

  @inline(never)
  private static func factsOfCrossings(in graph: LinkedGraph, advisor: any TypeAdvisor) -> [UnsendableRequestFact] {
    let aboutHandles = graph.handlesByTarget.flatMap { inner, handles in
      if let component = graph.componentOfHandle(handles[0]) {
        return facts(about: component, handles: handles, in: graph, advisor: advisor)
      }
      // A component factory that is bound as a value is not sendable.
      var isDeclared = true
      if case .componentFactory = advisor.shape(of: graph.type(ofNode: inner)) { isDeclared = false }
      return graph.bindingNodes(behind: inner).compactMap { node in
        graph.obstacle(at: node, isDeclared: isDeclared && !graph.sharesKeyWithSendableComposition(node)).map {
          fact(about: node, obstacle: $0, handles: handles, in: graph, advisor: advisor)
        }
      }
    }
    return aboutHandles + factsAboutParameters(in: graph, advisor: advisor)
      + factsAboutCompositions(in: graph, advisor: advisor)
  }

  private static func factsAboutParameters(
    in graph: LinkedGraph, advisor: any TypeAdvisor
  ) -> [UnsendableRequestFact] {
    let edges = graph.bindings.indices.filter { graph.bindings[$0].sendsParameters }.flatMap { binding in
      let node = graph.node(ofBinding: binding)
      let targets = graph.edges[graph.nodes[node].edges].filter { $0 != LinkedGraph.unresolved && !graph.isHandle($0) }
      return targets.flatMap { graph.bindingNodes(behind: $0) }.map { (source: node, target: $0) }
    }
    return edges.grouped(by: \.target).compactMap { target, edges in
      guard graph.binding(at: target)?.isSendable == false, graph.sharesKeyWithSendableComposition(target) else {
        return nil
      }
      return fact(
        about: target, obstacle: .undeclared, handles: [], in: graph, advisor: advisor, sources: edges.map(\.source))
    }
  }

  /// Compares types as source code writes them. All dependencies count, because a value that does not cross now can be
  /// stored in a `Sendable` type and cross later.
  private static func factsAboutCompositions(
    in graph: LinkedGraph, advisor: any TypeAdvisor
  ) -> [UnsendableRequestFact] {
    let composedBindings = graph.sendableCompositions.ofBindings.reduce(into: [:]) { $0[$1.binding] = $1.positions }
    let edges = graph.sendableCompositions.ofRequirements.flatMap { requirement -> [(source: Int, target: Int)] in
      let binding = requirement.binding
      let node = graph.node(ofBinding: binding)
      let requested = graph.edges[graph.nodes[node].edges.lowerBound + requirement.index]
      guard requested != LinkedGraph.unresolved else { return [] }
      let crosses = graph.bindings[binding].sendsParameters || graph.isHandle(requested)
      return graph.bindingNodes(behind: graph.target(ofHandle: requested) ?? requested).filter { target in
        guard let index = graph.bindingIndex(at: target) else { return false }
        // Other facts report these.
        let isUndeclared =
          crosses && !graph.bindings[index].isSendable && graph.sharesKeyWithSendableComposition(target)
        return !isUndeclared && !requirement.positions.isSubset(of: composedBindings[index] ?? [])
      }.map { (source: node, target: $0) }
    }
    return edges.grouped(by: \.target).map { target, edges in
      fact(
        about: target, obstacle: .uncomposed, handles: [], in: graph, advisor: advisor, sources: edges.map(\.source))
    }
  }

  private static func facts(
    about component: ComponentNode.ID, handles: [Int], in graph: LinkedGraph, advisor: any TypeAdvisor
  ) -> [UnsendableRequestFact] {
    let edges = graph.outwardEdges(of: component).flatMap { edge in
      graph.bindingNodes(behind: edge.target).map { (source: edge.source, target: $0) }
    }
    let aboutBindings = edges.grouped(by: \.target).compactMap { target, edges -> UnsendableRequestFact? in
      // A `SendableComponentFactory` may cross isolations.
      let isFactory = graph.binding(at: target)?.kind == .componentFactory
      let sources = edges.map(\.source).filter { !isFactory || !graph.isHandle($0) }
      // A `SendableProvider` is a handle of its own.
      guard !sources.allSatisfy(graph.isHandle) else { return nil }
      return graph.obstacle(at: target, isDeclared: false).map {
        fact(
          about: target, obstacle: $0, handles: handles, in: graph, advisor: advisor, component: component,
          sources: sources)
      }
    }
    let objectGraphs = graph.objectGraphs.filter { graph.lineage(of: graph.nodes[$0].component).contains(component) }
    let confined = graph.nodes(inside: component).filter { graph.binding(at: $0)?.isConfined == true }
    return aboutBindings
      + confined.map {
        fact(
          about: $0, obstacle: .confinedOverride, handles: handles, in: graph, advisor: advisor, component: component)
      }
      + objectGraphs.map {
        fact(
          about: $0, obstacle: .objectGraph, handles: handles, in: graph, advisor: advisor, component: component,
          sources: [$0])
      }
  }

  @inline(never)
  private static func fact(
    about target: Int, obstacle: UnsendableRequestFact.Obstacle, handles: [Int], in graph: LinkedGraph,
    advisor: any TypeAdvisor, component: ComponentNode.ID? = nil, sources: [Int] = []
  ) -> UnsendableRequestFact {
    let askers = sources.flatMap { graph.bindingNodes(askingFor: $0) }
    let element = element(of: graph.type(ofNode: target), advisor: advisor)
    let bound =
      obstacle == .confinedOverride || obstacle == .uncomposed
      ? target : graph.unprovedDecorator(at: target) ?? graph.wrappedBinding(at: target)
    let paths = component.map { RootPaths(of: $0, in: graph, rootsOfFactories: graph.rootsOfFactories) }
    var fact = UnsendableRequestFact(
      key: graph.type(ofNode: target), obstacle: obstacle,
      site: graph.bindingIndex(at: bound).map { graph.site(ofBinding: $0) },
      element: element, sharesKey: graph.sharesKeyWithSendableComposition(target),
      handle: handles.first.map(graph.type(ofNode:)),
      handleRequests: graph.requests(of: handles.flatMap { graph.bindingNodes(askingFor: $0) }),
      component: component.map { graph.components[$0].type }, requests: graph.requests(of: askers),
      path: askers.lazy.compactMap { paths?.path(to: $0) }.min { $0.links.count < $1.links.count })
    #if DEBUG || DetailedReports
      fact.isSendable = element.isKnownToBeSendable ? true : advisor.isSendable(element)
      if let index = graph.bindingIndex(at: bound) {
        fact.amendment = amendment(ofBinding: index, for: component, in: graph, advisor: advisor)
      }
    #endif
    return fact
  }

  private static func element(of type: TypeReference, advisor: any TypeAdvisor) -> TypeReference {
    switch advisor.shape(of: type) {
    case .optional(let inner), .array(let inner), .set(let inner), .dictionary(_, let inner):
      element(of: inner, advisor: advisor)
    case .tagged(_, let inner?): element(of: inner, advisor: advisor)
    default: type
    }
  }

  #if DEBUG || DetailedReports
    private static func amendment(
      ofBinding index: Int, for component: ComponentNode.ID?, in graph: LinkedGraph, advisor: any TypeAdvisor
    ) -> UnsendableRequestFact.Amendment {
      let binding = graph.bindings[index]
      switch binding.kind {
      case .assistedFactory, .propertyInjector, .optionalDeclaration, .collectionDeclaration: return .fixed
      case .decorator: return .decorator
      case .componentFactory:
        guard let installed = graph.component(builtBy: index), let component else { return .fixed }
        return .factory(
          of: graph.components[installed].type, canBeInstalled: graph.canInstall(installed, in: component))
      case .seed:
        guard !graph.isProvider(seed: index) else { return .providerSeed }
        guard !graph.type(of: binding.key).sharesKeyWithSendableComposition else { return .wrappedSeed }
        var tag: TypeReference?
        if case .tagged(let own, _) = advisor.shape(of: graph.type(of: binding.key)) { tag = own }
        return .seed(graph.statementPlace(besideBinding: index), tag: tag)
      case .factory, .asynchronousFactory, .value, .provider:
        guard !binding.isOverride else { return .override }
        let component = graph.components[graph.component(ofBinding: index)]
        var unscoped = component.scope == nil ? [component.type] : []
        let module = graph.modulePaths[binding.module]
        // A component without a scope can only include modules without a scope.
        if module.parent != nil, advisor.canInclude(module.type, in: nil) { unscoped.append(module.type) }
        return .steps(unscoped: unscoped, scope: component.scope)
      }
    }
  #endif
}

extension LinkedGraph {
  /// The handles by their target, in the order of the first handle of each.
  fileprivate var handlesByTarget: [(inner: Int, handles: [Int])] {
    let targets = handles.compactMap { handle in target(ofHandle: handle).map { (handle: handle, inner: $0) } }
    return targets.grouped(by: \.inner).map { (inner: $0.key, handles: $0.elements.map(\.handle)) }
  }

  /// Returns the node of the value or component factory behind a handle; `nil` for other nodes.
  fileprivate func target(ofHandle node: Int) -> Int? {
    guard isHandle(node), case .form(_, let inner) = nodes[node].content else { return nil }
    return inner
  }

  /// Whether a seed is a provider, which is called at each request. A tagged seed counts as one value.
  fileprivate func isProvider(seed index: Int) -> Bool {
    type(of: bindings[index].key) != components[component(ofBinding: index)].seed
  }

  /// Returns the component that the factory of a binding builds.
  fileprivate func component(builtBy factoryBinding: Int) -> ComponentNode.ID? {
    components[component(ofBinding: factoryBinding)].children.first { components[$0].factoryBinding == factoryBinding }
  }

  /// Whether a component can be installed in another one without depending on that component's factory.
  fileprivate func canInstall(_ installed: ComponentNode.ID, in component: ComponentNode.ID) -> Bool {
    installed != component
      && !outwardEdges(of: installed).contains {
        bindingIndex(at: $0.target).map { $0 == components[component].factoryBinding } ?? false
      }
  }

  /// Returns the reason why another isolation must not use the value of a binding.
  /// - Parameter isDeclared: whether it is known to be sendable without a declaration by the binding.
  fileprivate func obstacle(at node: Int, isDeclared: Bool) -> UnsendableRequestFact.Obstacle? {
    guard let binding = binding(at: node) else { return nil }
    if binding.kind == .componentFactory { return isDeclared ? nil : .componentFactory }
    let isThere =
      binding.isShared || binding.kind == .value
      || binding.kind == .seed && bindingIndex(at: node).map { !isProvider(seed: $0) } == true
    switch (isDeclared || binding.isSendable, isThere) {
    case (true, true): return nil
    case (true, false): return .unshared
    case (false, true): return .undeclared
    case (false, false): return .undeclaredAndUnshared
    }
  }

  fileprivate func sharesKeyWithSendableComposition(_ node: Int) -> Bool {
    type(ofNode: node).sharesKeyWithSendableComposition
  }

  /// Returns the decorator with a result that is not known to be sendable although the decorated value is.
  fileprivate func unprovedDecorator(at node: Int) -> Int? {
    var decorator = node
    while let inner = decoratedNode(of: decorator), let wrapped = binding(at: inner) {
      if wrapped.isSendable, binding(at: decorator)?.isSendable == false { return decorator }
      decorator = inner
    }
    return nil
  }

  /// Returns the nodes of the bindings that a request for a node reaches, weak edges included.
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

/// Finds the edges at which a cycle of bindings could be broken.
struct CycleOpenings {
  /// Positions in `BindingGraph.bindings`, and the key as the source's parameter spells it.
  struct Edge {
    let source: Int
    let target: Int
    let requested: Key
    /// The dependency inside the component, if the source requests a handle whose component depends on the target.
    let need: LinkedGraph.OutwardEdge?
  }

  private let edges: [Edge]
  private let graph: LinkedGraph
  private let advisor: any TypeAdvisor

  init(of cycle: [Edge], in graph: LinkedGraph, advisor: any TypeAdvisor) {
    edges = cycle
    self.graph = graph
    self.advisor = advisor
  }

  /// The edges in order, with the possible fixes of each.
  var fact: DependencyCycleFact {
    #if DEBUG || DetailedReports
      let targets = edges.indices.map { weakTarget(of: $0) }
      let weakTargets = keptTargets(of: targets)
      let isKept = weakTargets.contains { $0 != nil }
      let dropped = isKept ? nil : targets.lazy.compactMap(\.self).first?.type
      return DependencyCycleFact(
        steps: steps(weakTargets, assisted: edges.map(canBeAssisted)),
        obstacle: dropped.map { .keptByCycle($0) } ?? .noSharedObject)
    #else
      return DependencyCycleFact(steps: steps())
    #endif
  }

  /// - Parameters:
  ///   - weakTargets: the targets that a weak provider can refer to, by edge.
  ///   - assisted: whether an assisted factory can replace an edge.
  private func steps(
    _ weakTargets: [DependencyCycleFact.WeakTarget?]? = nil, assisted: [Bool]? = nil
  ) -> [DependencyCycleFact.Step] {
    edges.indices.flatMap { index in
      let edge = edges[index]
      if let need = edge.need { return steps(of: edge, over: need) }
      return [
        DependencyCycleFact.Step(
          requirer: type(of: edge.source), as: role(of: edge.source),
          requested: graph.type(of: graph.unwrappingProviders(edge.requested)), spelled: graph.type(of: edge.requested),
          target: type(of: edge.target),
          location: graph.bindings[edge.source].location, weakTarget: weakTargets?[index],
          canBeAssisted: assisted?[index] == true, isOwnRequest: isOwnRequest(edge))
      ]
    }
  }

  /// Returns the dependency on a sendable factory, and the one inside its component. Neither can be weak: the
  /// dependencies of that component are created beforehand, in every form.
  private func steps(of edge: Edge, over need: LinkedGraph.OutwardEdge) -> [DependencyCycleFact.Step] {
    let requested = graph.type(of: graph.unwrappingProviders(edge.requested))
    let outer = DependencyCycleFact.Step(
      requirer: type(of: edge.source), as: role(of: edge.source), requested: requested,
      location: graph.bindings[edge.source].location,
      component: graph.components[graph.nodes[need.source].component].type)
    let inner = graph.requests(of: graph.bindingNodes(askingFor: need.source)).first
    return [outer]
      + [inner].compactMap { $0 }.map {
        DependencyCycleFact.Step(
          requirer: $0.requirer, as: $0.role, requested: type(of: edge.target), location: $0.location)
      }
  }

  private func type(of binding: Int) -> TypeReference {
    graph.type(of: graph.bindings[binding].key)
  }

  private func role(of binding: Int) -> RequirerRole { RequirerRole(of: graph.bindings[binding]) }

  private func isOwnRequest(_ edge: Edge) -> Bool {
    switch advisor.shape(of: type(of: edge.source)) {
    case .tagged, .array, .set, .dictionary: false
    default: true
    }
  }

  #if DEBUG || DetailedReports
    // MARK: Weak providers

    /// Selects the shared objects that are retained outside the cycle if an edge to them becomes weak.
    private func keptTargets(of targets: [DependencyCycleFact.WeakTarget?]) -> [DependencyCycleFact.WeakTarget?] {
      guard targets.contains(where: { $0 != nil }) else { return targets }
      let entrances = CycleEntrances(to: edges, in: graph)
      // Later dependents may retain a cycle on which nothing depends yet.
      guard !entrances.isEmpty else { return targets }
      return edges.indices.map { index in
        bindingsBehind(index).contains(where: entrances.contains) ? targets[index] : nil
      }
    }

    /// Returns the target of a weak dependency at an edge. An alias, such as the binding
    /// `bind(Navigating.self).to { $0 as Navigator }`, stores nothing, so the edge from it cannot be weak. Instead,
    /// dependents of `Navigating` need a weak `Navigator`: nothing else retains the alias.
    private func weakTarget(of index: Int) -> DependencyCycleFact.WeakTarget? {
      guard edges[index].need == nil, !isAlias(edges[index]), !isDecoration(edges[index]) else { return nil }
      let behind = bindingsBehind(index)
      guard let target = behind.reversed().first(where: canBeWeak) else { return nil }
      let isObject = behind.contains { advisor.isObject(type(of: $0)) == true }
      return DependencyCycleFact.WeakTarget(type: type(of: target), isObject: isObject)
    }

    /// Returns the target of an edge, and the bindings for which it is an alias.
    private func bindingsBehind(_ index: Int) -> [Int] {
      var bindings = [edges[index].target]
      for next in (index + 1)..<(index + edges.count) {
        let edge = edges[next % edges.count]
        guard isAlias(edge) else { break }
        bindings.append(edge.target)
      }
      return bindings
    }

    private func canBeWeak(_ binding: Int) -> Bool {
      let target = graph.bindings[binding]
      let type = type(of: binding)
      return target.contribution == nil && (target.isShared || target.isRoot)
        && (advisor.isObject(type) == true || advisor.shape(of: type) == .existential)
    }

    /// Whether an edge binds a protocol to a conforming type.
    private func isAlias(_ edge: Edge) -> Bool {
      let source = graph.bindings[edge.source]
      let (sourceType, targetType) = (type(of: edge.source), type(of: edge.target))
      return source.kind == .factory && source.contribution == nil && source.requirements.count == 1
        && edge.requested == graph.bindings[edge.target].key && advisor.shape(of: sourceType) == .existential
        && advisor.isKind(targetType, of: sourceType) == true
    }

    /// Whether an edge leads from a decorator to the wrapped value, which it must request unchanged.
    private func isDecoration(_ edge: Edge) -> Bool {
      let (source, target) = (graph.bindings[edge.source], graph.bindings[edge.target])
      return source.kind == .decorator && edge.requested == source.key && target.key == source.key
        && edge.source != edge.target
    }

    // MARK: Assisted factories

    private func canBeAssisted(_ edge: Edge) -> Bool {
      let (source, target) = (graph.bindings[edge.source], graph.bindings[edge.target])
      guard edge.source != edge.target, target.contribution == nil, source.kind == .factory, source.contribution == nil,
        !source.isShared,
        !source.isRoot
      else { return false }
      let shape = advisor.shape(of: type(of: edge.target))
      return (shape.isDeclared || shape == .existential) && advisor.shape(of: type(of: edge.source)).isDeclared
    }
  #endif
}

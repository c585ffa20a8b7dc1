/// Looks for the edges at which a circle of bindings could be opened.
struct CycleOpenings {
  struct Edge {
    let source: Binding
    let target: Binding
    /// The key as the source's parameter spells it.
    let requested: Key
  }

  private let edges: [Edge]
  private let graph: LinkedGraph
  private let advisor: any TypeAdvisor

  init(of circle: [Edge], in graph: LinkedGraph, advisor: any TypeAdvisor) {
    edges = circle
    self.graph = graph
    self.advisor = advisor
  }

  /// The edges in order, with what could be done at each.
  var steps: [CycleOfBindings.Step] {
    edges.indices.map { index in
      let edge = edges[index]
      return CycleOfBindings.Step(
        requirer: graph.type(of: edge.source.key),
        requested: graph.type(of: graph.unwrappingProviders(edge.requested)),
        spelled: graph.type(of: edge.requested), target: graph.type(of: edge.target.key),
        location: edge.source.location, weakTarget: weakTarget(of: index), canBeAssisted: canBeAssisted(edge))
    }
  }

  // MARK: Weak providers

  /// The shared object that the source could ask for weakly.
  ///
  /// A binding such as `bind(Navigating.self).to { $0 as Navigator }` keeps nothing that it could ask later. It is for
  /// those who ask for `Navigating` to ask weakly, and for the `Navigator`: nothing else keeps the other binding.
  private func weakTarget(of index: Int) -> TypeReference? {
    guard !isAlias(edges[index]) else { return nil }
    var last = index
    while isAlias(edges[(last + 1) % edges.count]), last < index + edges.count { last += 1 }
    return [edges[last % edges.count].target, edges[index].target].first { canBeWeak($0) }.map {
      graph.type(of: $0.key)
    }
  }

  private func canBeWeak(_ target: Binding) -> Bool {
    target.contribution == nil && (target.isShared || target.isRoot)
      && advisor.shape(of: graph.type(of: target.key)).canBeObject
  }

  /// Whether a protocol is bound to what conforms to it.
  private func isAlias(_ edge: Edge) -> Bool {
    let (source, target) = (graph.type(of: edge.source.key), graph.type(of: edge.target.key))
    return edge.source.kind == .factory && edge.source.contribution == nil && edge.source.requirements.count == 1
      && edge.requested == edge.target.key && advisor.shape(of: source) == .existential
      && advisor.isKind(target, of: source) == true
  }

  // MARK: Assisted factories

  private func canBeAssisted(_ edge: Edge) -> Bool {
    let (source, target) = (edge.source, edge.target)
    guard target.contribution == nil, source.kind == .factory, source.contribution == nil, !source.isShared,
      !source.isRoot
    else { return false }
    let shape = advisor.shape(of: graph.type(of: target.key))
    return (shape.isDeclared || shape == .existential) && advisor.shape(of: graph.type(of: source.key)).isDeclared
  }
}

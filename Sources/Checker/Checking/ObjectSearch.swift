import BindingGraph

/// Finds problems that only the initializers in factories reveal: classes with several shared objects, and unshared
/// objects with mutable state.
///
/// Bindings in only some branches do not count.
struct ObjectSearch {
  private let graph: LinkedGraph
  private let program: Program
  private let recorded: [CheckedBinding: RecordedBinding]

  init(in analysed: AnalysedGraph, of program: Program, map: BranchMap) {
    graph = analysed.graph
    self.program = program
    var recorded: [CheckedBinding: RecordedBinding] = [:]
    for binding in analysed.tree.configurations.values.flatMap(\.bindings) where map.isCertain(binding.path) {
      let key = analysed.keys.key(binding.draft.key, shown: binding.draft.shown)
      recorded[CheckedBinding(analysed.graph.type(of: key), at: binding.location)] = binding
    }
    self.recorded = recorded
  }

  // MARK: Shared twice

  var sharedTwice: [SharedTwiceFact] {
    guard !graph.components.isEmpty else { return [] }
    return sharedTwice(in: 0, inherited: [:]).sorted { $0.type.qualifiedName < $1.type.qualifiedName }
  }

  /// - Parameter inherited: the bindings of ancestors that share an object, by the classes that they create.
  private func sharedTwice(in component: Int, inherited: [SwiftType: [Int]]) -> [SharedTwiceFact] {
    var visible = inherited
    var facts: [SharedTwiceFact] = []
    for (type, own) in sharedObjects(of: component) {
      let outer = (inherited[type] ?? []).filter { outer in own.contains { createEqualObjects($0, outer) } }
      let bindings = graph.inSourceOrder(outer + own) { $0 }
      if !outer.isEmpty || Set(own.map { graph.bindings[$0].key.index }).count > 1 {
        facts.append(
          SharedTwiceFact(
            type: TypeReference(spelling: type.fullName),
            component: graph.components[bindings.map(graph.component(ofBinding:)).min() ?? component].type,
            bindings: bindings.map {
              SharedTwiceFact.Binding(key: graph.type(of: graph.bindings[$0].key), site: graph.site(ofBinding: $0))
            },
            statementPlace: bindings.last.flatMap { graph.statementPlace(besideBinding: $0) }))
      }
      visible[type, default: []] += own
    }
    return facts + graph.components[component].children.flatMap { sharedTwice(in: $0, inherited: visible) }
  }

  private func sharedObjects(of component: Int) -> [SwiftType: [Int]] {
    var indices: [SwiftType: [Int]] = [:]
    for index in graph.components[component].bindings {
      let binding = graph.bindings[index]
      // A private object is meant to be distinct.
      guard binding.isShared || binding.kind == .value, !binding.isRoot, binding.visibility == nil,
        let recorded = recorded(index),
        !recorded.isTagged, let creation = recorded.creation, creation.passesParameters, isClass(creation.type),
        !graph.accepts(.sharedTwice, for: index)
      else { continue }
      indices[creation.type, default: []].append(index)
    }
    return indices
  }

  /// Whether a binding and one of an ancestor create objects with the same dependencies.
  ///
  /// Two statements with one key are reported as `shadowed-binding` instead.
  private func createEqualObjects(_ inner: Int, _ outer: Int) -> Bool {
    let bindings = (graph.bindings[inner], graph.bindings[outer])
    guard bindings.0.key != bindings.1.key || graph.areOneStatement(bindings.0, bindings.1) else { return false }
    return dependencies(of: inner) == dependencies(of: outer)
  }

  /// The bindings that a binding depends on. Other nodes, such as component factories, are negative.
  private func dependencies(of binding: Int) -> Set<Int> {
    let node = graph.node(ofBinding: binding, in: graph.component(ofBinding: binding))
    return Set(
      graph.edges[graph.nodes[node].edges].map { target in
        target == LinkedGraph.unresolved ? target : graph.bindingIndex(at: target) ?? ~target
      })
  }

  // MARK: Unshared classes

  var unsharedClasses: [UnsharedClassFact] {
    let requesters = requesters
    return graph.components.indices.flatMap { component in
      graph.components[component].bindings.compactMap { index in
        fact(of: index, askedForBy: requesters[graph.node(ofBinding: index, in: component)] ?? [])
      }
    }
  }

  /// The nodes of the bindings that depend on the value of a node itself, not on a provider of it.
  private var requesters: [Int: [Int]] {
    var requesters: [Int: [Int]] = [:]
    for node in graph.nodes.indices where graph.bindingIndex(at: node).flatMap(recorded) != nil {
      for target in Set(graph.edges[graph.nodes[node].edges]) where target != LinkedGraph.unresolved {
        if graph.bindingIndex(at: target) != nil { requesters[target, default: []].append(node) }
      }
    }
    return requesters
  }

  private func fact(of index: Int, askedForBy requesters: [Int]) -> UnsharedClassFact? {
    let binding = graph.bindings[index]
    guard requesters.count > 1, !binding.isShared, !binding.isRoot, binding.kind == .factory,
      binding.contribution == nil, let recorded = recorded(index), !graph.accepts(.unsharedClass, for: index)
    else { return nil }
    let made = recorded.creation?.type ?? recorded.draft.type
    guard isClass(made), hasMutableState(made) else { return nil }
    let requests = graph.requests(of: requesters)
    guard requests.count > 1 else { return nil }
    return UnsharedClassFact(
      key: graph.type(of: binding.key), implementation: TypeReference(spelling: made.fullName),
      site: graph.site(ofBinding: index),
      requests: requests, statementPlace: graph.statementPlace(besideBinding: index))
  }

  // MARK: Bindings and types

  /// The statement of a binding, if all branches have it.
  private func recorded(_ binding: Int) -> RecordedBinding? {
    recorded[CheckedBinding(graph.bindings[binding], in: graph)]
  }

  private func isClass(_ type: SwiftType) -> Bool { program.declaration(of: type)?.kind == .class }

  private func hasMutableState(_ type: SwiftType) -> Bool {
    // The state of a superclass belongs to the object, too.
    ([type] + program.supertypes(of: type)).contains { program.declaration(of: $0)?.hasMutableState == true }
  }
}

extension RecordedBinding {
  fileprivate var isTagged: Bool {
    if case .tag = draft.key { true } else { false }
  }
}

import BindingGraph

/// Finds what only the initializers in factories tell: classes with several shared objects, and objects with mutable state
/// that are not shared.
///
/// Bindings that stand in some branches only do not count.
struct ObjectSearch {
  private let graph: LinkedGraph
  private let program: Program
  private let recorded: [CheckedBinding: RecordedBinding]

  init(in analysed: AnalysedGraph, of program: Program) {
    graph = analysed.graph
    self.program = program
    var recorded: [CheckedBinding: RecordedBinding] = [:]
    for binding in analysed.tree.configurations.values.flatMap(\.bindings) where binding.path.isUnconditional {
      let key = analysed.keys.key(binding.draft.key, shown: binding.draft.shown)
      recorded[CheckedBinding(analysed.graph.type(of: key), at: binding.location)] = binding
    }
    self.recorded = recorded
  }

  // MARK: Shared twice

  var sharedTwice: [SharedTwiceFact] {
    graph.components.indices.flatMap { component in
      var indices: [SwiftType: [Int]] = [:]
      for index in graph.components[component].bindings {
        let binding = graph.bindings[index]
        guard binding.isShared, !binding.isRoot, let recorded = recorded(index), !recorded.isTagged,
          let creation = recorded.creation, creation.passesParameters, isClass(creation.type),
          !graph.accepts(.sharedTwice, for: index)
        else { continue }
        indices[creation.type, default: []].append(index)
      }
      let repeated = indices.filter { Set($0.value.map { graph.bindings[$0].key.index }).count > 1 }
      return repeated.map { type, indices in
        let indices = graph.inSourceOrder(indices) { $0 }
        return SharedTwiceFact(
          type: TypeReference(spelling: type.fullName),
          bindings: indices.map {
            SharedTwiceFact.Binding(key: graph.type(of: graph.bindings[$0].key), site: graph.site(ofBinding: $0))
          },
          statementPlace: indices.last.flatMap { graph.statementPlace(besideBinding: $0) })
      }
    }.sorted { $0.type.qualifiedName < $1.type.qualifiedName }
  }

  // MARK: Unshared state

  var unsharedState: [UnsharedStateFact] {
    let requesters = requesters
    return graph.components.indices.flatMap { component in
      graph.components[component].bindings.compactMap { index in
        fact(of: index, askedForBy: requesters[graph.node(ofBinding: index, in: component)] ?? [])
      }
    }
  }

  /// For each node of a binding the nodes of the bindings that ask for its very value, and not for a provider of it.
  private var requesters: [Int: [Int]] {
    var requesters: [Int: [Int]] = [:]
    for node in graph.nodes.indices where graph.bindingIndex(at: node).flatMap(recorded) != nil {
      for target in Set(graph.edges[graph.nodes[node].edges]) where target != LinkedGraph.unresolved {
        if graph.bindingIndex(at: target) != nil { requesters[target, default: []].append(node) }
      }
    }
    return requesters
  }

  private func fact(of index: Int, askedForBy requesters: [Int]) -> UnsharedStateFact? {
    let binding = graph.bindings[index]
    guard requesters.count > 1, !binding.isShared, !binding.isRoot, binding.kind == .factory,
      binding.contribution == nil, let recorded = recorded(index), !graph.accepts(.unsharedState, for: index)
    else { return nil }
    let made = recorded.creation?.type ?? recorded.draft.type
    guard isClass(made), hasMutableState(made) else { return nil }
    let requests = graph.requests(of: requesters)
    guard requests.count > 1 else { return nil }
    return UnsharedStateFact(
      key: graph.type(of: binding.key), implementation: TypeReference(spelling: made.fullName),
      site: graph.site(ofBinding: index),
      requests: requests, statementPlace: graph.statementPlace(besideBinding: index))
  }

  // MARK: Bindings and types

  /// The statement of a binding, where all branches have it.
  private func recorded(_ binding: Int) -> RecordedBinding? {
    recorded[CheckedBinding(graph.bindings[binding], in: graph)]
  }

  private func isClass(_ type: SwiftType) -> Bool { program.declaration(of: type)?.kind == .class }

  private func hasMutableState(_ type: SwiftType) -> Bool {
    // A superclass's state is the object's too.
    ([type] + program.supertypes(of: type)).contains { program.declaration(of: $0)?.hasMutableState == true }
  }
}

extension RecordedBinding {
  fileprivate var isTagged: Bool {
    if case .tag = draft.key { true } else { false }
  }
}

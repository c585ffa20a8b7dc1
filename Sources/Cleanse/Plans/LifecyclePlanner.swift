import BindingGraph

/// Plans the async bindings, hooks and services of a component, after the draft of its plan has found the clusters.
///
/// A value follows its dependencies, and the dependencies of the components whose factories it receives. If a factory
/// leads back to the value, only the dependencies that must exist before count. So the order has no cycles: all nodes
/// of a cycle form one cluster. Within it only direct dependencies count, which have no cycles.
///
/// - Complexity: O(nodes + edges) for each value with a lifecycle; O(bindings) if there are none.
struct LifecyclePlanner {
  private let draft: PlanDraft
  private let declarations: ContiguousArray<Declaration>

  /// - Returns: `nil` if no binding of the component has a lifecycle.
  static func plan(_ draft: PlanDraft) -> LifecyclePlan? {
    guard draft.configuration.declarations.contains(where: \.hasLifecycle) else { return nil }
    return LifecyclePlanner(draft).plan
  }

  private init(_ draft: PlanDraft) {
    self.draft = draft
    declarations = draft.configuration.declarations
  }

  private var plan: LifecyclePlan {
    let order = order
    return LifecyclePlan(
      concurrent: steps(in: order) { $0.kind == .asynchronousFactory || $0.attributes.contains(.concurrent) },
      awaited: order.filter { declaration(of: $0)?.kind == .asynchronousFactory },
      eager: order.filter { declaration(of: $0)?.attributes.contains(.eager) == true },
      hooked: steps(in: order) { !$0.attributes.isDisjoint(with: .hooked) },
      hasServices: declarations.contains { $0.attributes.contains(.service) })
  }

  /// The declaration behind a node; `nil` for collections and forms.
  private func declaration(of node: Int) -> Declaration? {
    declarations.indices.contains(node) ? declarations[node] : nil
  }

  private func targets(of node: Int) -> [Int] {
    let cluster = draft.ownership[node]?.cluster
    let needs = draft.needs(of: node) + draft.handleNeeds(of: node)
    guard let cluster else { return draft.ownTargets(of: node) + draft.handleNeeds(of: node) }
    return needs + draft.ownTargets(of: node).filter { draft.ownership[$0]?.cluster != cluster }
  }

  /// All nodes, each after its targets.
  private var order: [Int] {
    var order: [Int] = []
    var isKnown = Array(repeating: false, count: draft.nodeRange.count)
    for start in 0..<draft.nodeRange.count where !isKnown[start] {
      isKnown[start] = true
      var open = [(node: start, targets: targets(of: start), next: 0)]
      while let top = open.last {
        guard top.next < top.targets.count else {
          order.append(top.node)
          open.removeLast()
          continue
        }
        open[open.count - 1].next += 1
        let target = top.targets[top.next]
        guard !isKnown[target] else { continue }
        isKnown[target] = true
        open.append((target, targets(of: target), 0))
      }
    }
    return order
  }

  /// The steps of some nodes; each waits for the nearest steps that its node leads to.
  private func steps(in order: [Int], where isStep: (Declaration) -> Bool) -> StepOrder {
    var steps = StepOrder()
    var nearest: [Int: Set<Int>] = [:]
    for node in order {
      let behind = targets(of: node).reduce(into: Set<Int>()) { $0.formUnion(nearest[$1] ?? []) }
      if let declaration = declaration(of: node), isStep(declaration) {
        nearest[node] = [steps.nodes.count]
        steps.append(node, after: behind)
      } else if !behind.isEmpty {
        nearest[node] = behind
      }
    }
    return steps
  }
}

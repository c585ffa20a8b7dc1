import BindingGraph

/// Plans the async bindings, hooks and services of a component.
///
/// - Complexity: O(nodes + edges) for each value with a lifecycle.
struct LifecyclePlanner {
  private typealias Attributes = (kind: BindingKind, attributes: BindingAttributes)

  private let nodes: LifecycleNodes

  static func plan(_ nodes: LifecycleNodes) -> LifecyclePlan {
    LifecyclePlanner(nodes: nodes).plan
  }

  private var plan: LifecyclePlan {
    let order = order
    return LifecyclePlan(
      concurrent: steps(in: order) { $0.kind == .asynchronousFactory || $0.attributes.contains(.concurrent) },
      awaited: order.filter { nodes.binding($0)?.kind == .asynchronousFactory },
      eager: order.filter { nodes.binding($0)?.attributes.contains(.eager) == true },
      hooked: steps(in: order) { !$0.attributes.isDisjoint(with: .hooked) },
      hasServices: order.contains { nodes.binding($0)?.attributes.contains(.service) == true })
  }

  /// All nodes, each after its targets.
  private var order: [Int] {
    var order: [Int] = []
    var isKnown = Array(repeating: false, count: nodes.count)
    for start in 0..<nodes.count where !isKnown[start] {
      isKnown[start] = true
      var open = [(node: start, targets: nodes.targets(start), next: 0)]
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
        open.append((target, nodes.targets(target), 0))
      }
    }
    return order
  }

  /// The steps of some nodes; each waits for the nearest steps that its node leads to.
  private func steps(in order: [Int], where isStep: (Attributes) -> Bool) -> StepOrder {
    var steps = StepOrder()
    var nearest: [Int: Set<Int>] = [:]
    for node in order {
      let behind = nodes.targets(node).reduce(into: Set<Int>()) { $0.formUnion(nearest[$1] ?? []) }
      if let attributes = nodes.binding(node), isStep(attributes) {
        nearest[node] = [steps.nodes.count]
        steps.append(node, after: behind)
      } else if !behind.isEmpty {
        nearest[node] = behind
      }
    }
    return steps
  }
}

/// Finds keys that are asked for and bound nowhere in sight: one finding a key, with every place that asks.
///
/// - Complexity: O(components) on a valid graph.
package enum MissingBindingPass: ValidationPass {
  package static let isRefutedByMoreBindings = true

  package static let guardsLinking = true

  package static func facts(in graph: LinkedGraph, advisor: any TypeAdvisor) -> [MissingBindingFact] {
    missingKeys(in: graph, advisor: advisor) + unboundRoots(in: graph, advisor: advisor)
  }

  private static func missingKeys(in graph: LinkedGraph, advisor: any TypeAdvisor) -> [MissingBindingFact] {
    let missing = graph.missing.isEmpty ? [] : graph.missing.filter { !$0.isDecorated }
    guard !missing.isEmpty else { return [] }
    var examination = MissingBindingExamination(of: graph, advisor: advisor)
    return missing.grouped { graph.base(of: $0.requested) }.map {
      examination.finding(of: $0.key, requirements: $0.elements)
    }
  }

  /// Components whose `configureRoot` returned the receipt of another binding.
  private static func unboundRoots(in graph: LinkedGraph, advisor: any TypeAdvisor) -> [MissingBindingFact] {
    struct Unbound: Hashable {
      let component: TypeReference
      let location: SourceLocation?
    }
    let unbound = graph.components.indices.filter { number in
      let component = graph.components[number]
      return graph[rootOf: number] == nil && component.hasRoot && !component.repeatsAncestor
    }
    guard !unbound.isEmpty else { return [] }
    return unbound.uniqued { Unbound(component: graph.components[$0].type, location: graph.components[$0].location) }
      .map { number in
        let component = graph.components[number]
        let request = MissingBindingFact.Request(
          requested: component.root, shown: component.root, requiredFor: component.type, location: component.location)
        return MissingBindingFact(
          key: component.root, shape: advisor.shape(of: component.root),
          step: advisor.bindingStep(for: component.root), requests: [request], homes: [graph.home(number)])
      }
  }
}

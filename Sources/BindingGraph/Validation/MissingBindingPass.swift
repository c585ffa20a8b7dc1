/// Finds keys that are asked for and bound nowhere in sight: one finding a key, with every place that asks.
///
/// - Complexity: O(components) on a valid graph.
package enum MissingBindingPass: ValidationPass {
  package static func facts(in graph: LinkedGraph, advisor: any TypeAdvisor) -> [MissingBinding] {
    missingKeys(in: graph, advisor: advisor) + unboundRoots(in: graph, advisor: advisor)
  }

  private static func missingKeys(in graph: LinkedGraph, advisor: any TypeAdvisor) -> [MissingBinding] {
    guard !graph.missing.isEmpty else { return [] }
    var keys: [Key] = []
    var requirements: [Key: [LinkedGraph.MissingRequirement]] = [:]
    for requirement in graph.missing {
      let key = graph.base(of: requirement.requested)
      if requirements[key] == nil { keys.append(key) }
      requirements[key, default: []].append(requirement)
    }
    var examination = MissingBindingExamination(of: graph, advisor: advisor)
    return keys.map { examination.finding(of: $0, requirements: requirements[$0] ?? []) }
  }

  /// Components whose `configureRoot` returned the receipt of another binding.
  private static func unboundRoots(in graph: LinkedGraph, advisor: any TypeAdvisor) -> [MissingBinding] {
    struct Unbound: Hashable {
      let component: TypeReference
      let location: SourceLocation?
    }
    var known: Set<Unbound> = []
    return graph.components.indices.compactMap { number in
      let component = graph.components[number]
      guard graph[rootOf: number] == nil, component.hasRoot, !component.repeatsAncestor,
        known.insert(Unbound(component: component.type, location: component.location)).inserted
      else { return nil }
      let request = MissingBinding.Request(
        requested: component.root, shown: component.root, requiredFor: component.type, location: component.location)
      return MissingBinding(
        key: component.root, shape: advisor.shape(of: component.root),
        step: advisor.bindingStep(for: component.root), requests: [request], path: nil,
        homes: [graph.home(number)], nearMisses: [], inclusions: [], unfinished: [], hasOneInitializer: false,
        statementPlace: nil, isWantedAsOptional: false, mayBeGiven: false)
    }
  }
}

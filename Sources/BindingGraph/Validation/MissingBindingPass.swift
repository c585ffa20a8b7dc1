/// Finds keys that are asked for and bound nowhere in sight: one finding a key, with every place that asks.
///
/// - Complexity: O(components) on a valid graph.
package enum MissingBindingPass: ValidationPass {
  package static func diagnostics(in graph: LinkedGraph) -> [Diagnostic] {
    var requests: [Key: [MissingBinding.Request]] = [:]
    for requirement in graph.missing {
      requests[graph.base(of: requirement.requested), default: []].append(request(for: requirement, in: graph))
    }
    return requests.map { key, requests in
      Diagnostic(
        .missingBinding(MissingBinding(key: graph.graph.keys[key.index], requests: onePerPlace(requests))))
    } + unboundRoots(in: graph)
  }

  /// The requests in order of location, one for each binding that asks: the one that its first parameter spells.
  private static func onePerPlace(_ requests: [MissingBinding.Request]) -> [MissingBinding.Request] {
    struct Place: Hashable {
      let requiredFor: TypeReference
      let location: SourceLocation?
    }
    var places: Set<Place> = []
    let first = requests.filter { places.insert(Place(requiredFor: $0.requiredFor, location: $0.location)).inserted }
    return first.map { (sortKey($0), $0) }.sorted { $0.0 < $1.0 }.map(\.1)
  }

  /// Components whose `configureRoot` returned the receipt of another binding.
  private static func unboundRoots(in graph: LinkedGraph) -> [Diagnostic] {
    zip(graph.graph.components, graph.rootNodes).compactMap { component, root in
      guard root == nil, !component.repeatsAncestor else { return nil }
      let request = MissingBinding.Request(
        requested: component.root, shown: component.root, requiredFor: component.type, location: component.location)
      return Diagnostic(.missingBinding(MissingBinding(key: component.root, requests: [request])))
    }
  }

  private static func request(
    for requirement: LinkedGraph.MissingRequirement, in graph: LinkedGraph
  ) -> MissingBinding.Request {
    let binding = graph.graph.bindings[requirement.binding]
    return MissingBinding.Request(
      requested: graph.graph.keys[requirement.requested.index],
      shown: graph.graph.keys[graph.unwrappingProviders(requirement.requested).index],
      requiredFor: graph.graph.keys[binding.key.index],
      location: binding.location)
  }

  private static func sortKey(_ request: MissingBinding.Request) -> (String, Int, String) {
    (request.location?.file ?? "", request.location?.line ?? 0, request.requiredFor.qualifiedName)
  }
}

/// Finds keys that are asked for and bound nowhere in sight: one finding a key, with every place that asks.
///
/// - Complexity: O(missing requirements × log) on a faulty graph, O(1) on a valid one.
package enum MissingBindingPass: ValidationPass {
  package static func diagnostics(in graph: LinkedGraph) -> [Diagnostic] {
    var requests: [Key: Set<MissingBinding.Request>] = [:]
    for requirement in graph.missing {
      requests[graph.base(of: requirement.requested), default: []].insert(request(for: requirement, in: graph))
    }
    return requests.map { key, requests in
      let inOrder = requests.sorted { left, right in
        sortKey(left) < sortKey(right)
      }
      return Diagnostic(.missingBinding(MissingBinding(key: graph.graph.keys[key.index], requests: inOrder)))
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

  private static func sortKey(_ request: MissingBinding.Request) -> (String, Int, String, String) {
    (
      request.location?.file ?? "", request.location?.line ?? 0, request.requiredFor.qualifiedName,
      request.shown.qualifiedName
    )
  }
}

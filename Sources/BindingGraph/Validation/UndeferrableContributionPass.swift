/// Finds collections that are requested with deferred elements, such as `[Provider<Page>]`, although a contribution
/// makes several elements at once.
///
/// - Complexity: O(1) on a graph without any.
enum UndeferrableContributionPass: ValidationPass {
  static let guardsLinking = true
  static let isRefutedByMoreBindings = false

  static func facts(in graph: LinkedGraph, advisor: any TypeAdvisor) -> [UndeferrableContributionFact] {
    guard !graph.undeferrable.isEmpty else { return [] }
    var facts: [UndeferrableContributionFact] = []
    for node in graph.undeferrable {
      guard let fact = fact(about: node, in: graph) else { continue }
      let known = facts.firstIndex {
        $0.collection == fact.collection && $0.sites.map(\.statement) == fact.sites.map(\.statement)
      }
      if let known { facts[known] = facts[known].adding(fact.requests) } else { facts.append(fact) }
    }
    return facts
  }

  private static func fact(about node: Int, in graph: LinkedGraph) -> UndeferrableContributionFact? {
    guard case .form(let key, _) = graph.nodes[node].content, let collection = graph.forms[key]?.inner
    else { return nil }
    let bindings = graph.undeferrableBindings(behind: node)
    let requests = graph.requests(of: graph.bindingNodes(askingFor: node))
    return UndeferrableContributionFact(
      collection: graph.type(of: collection), isWhole: bindings.contains { graph.bindings[$0].contribution == nil },
      sites: graph.sites(ofBindings: bindings),
      requests: requests.map {
        UndeferrableContributionFact.DeferringRequest(requested: graph.type(of: key), request: $0)
      })
  }
}

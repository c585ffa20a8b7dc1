/// Finds decorators of keys that their components do not see: one finding for each statement.
///
/// A key that other bindings lack there, too, is reported as missing already.
///
/// - Complexity: O(missing keys) without such decorators.
package enum UnusedDecoratorPass: ValidationPass {
  package static let guardsLinking = true

  package static func facts(in graph: LinkedGraph, advisor: any TypeAdvisor) -> [UnusedDecoratorFact] {
    let unused = graph.missing.isEmpty ? [] : graph.missing.filter { $0.isDecorated && !isReported($0, in: graph) }
    guard !unused.isEmpty else { return [] }
    let nearMisses = ReportDetail.isComplete ? NearMissFinder(in: graph, advisor: advisor) : nil
    return unused.grouped { BindingStatement(graph.bindings[$0.binding]) }.map { statement, requirements in
      finding(about: statement.key, decoratedBy: requirements, in: graph, nearMisses: nearMisses)
    }
  }

  /// Whether the key is missing for others that see what the decorator sees.
  private static func isReported(_ unused: LinkedGraph.MissingRequirement, in graph: LinkedGraph) -> Bool {
    let component = graph.component(ofBinding: unused.binding)
    return graph.missing.contains { other in
      guard !other.isDecorated, graph.base(of: other.requested) == unused.requested else { return false }
      let asking = graph.component(ofBinding: other.binding)
      return graph.lineage(of: asking).contains(component) || graph.lineage(of: component).contains(asking)
    }
  }

  private static func finding(
    about key: Key, decoratedBy requirements: [LinkedGraph.MissingRequirement], in graph: LinkedGraph,
    nearMisses: NearMissFinder?
  ) -> UnusedDecoratorFact {
    let components = requirements.map { graph.component(ofBinding: $0.binding) }
    let common = components.reduce(components[0]) { graph.commonAncestor(of: $0, $1) }
    var fact = UnusedDecoratorFact(
      key: graph.type(of: key), component: graph.components[components[0]].type,
      sites: graph.sites(ofBindings: requirements.map(\.binding)),
      isComponentFactory: graph.bindings.contains { $0.key == key && $0.kind == .componentFactory })
    if let nearMisses, !fact.isComponentFactory {
      fact.nearMisses = nearMisses.search(for: key, of: requirements, common: common).nearMisses
    }
    return fact
  }
}

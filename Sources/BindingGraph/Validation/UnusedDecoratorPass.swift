/// Finds decorators of keys that their components do not see: one finding for each statement.
///
/// A key that other bindings lack there, too, is reported as missing already.
///
/// - Complexity: O(missing keys) without such decorators.
package enum UnusedDecoratorPass: ValidationPass {
  package static let isRefutedByMoreBindings = true

  package static let guardsLinking = true

  package static func facts(in graph: LinkedGraph, advisor: any TypeAdvisor) -> [UnusedDecoratorFact] {
    let unused = graph.missing.isEmpty ? [] : unreportedDecorators(in: graph)
    guard !unused.isEmpty else { return [] }
    let factories = Set(graph.bindings.lazy.filter { $0.kind == .componentFactory }.map(\.key))
    let nearMisses = ReportDetail.isComplete ? NearMissFinder(in: graph, advisor: advisor) : nil
    return unused.grouped { BindingStatement(graph.bindings[$0.binding]) }.map { statement, requirements in
      finding(
        about: statement.key, decoratedBy: requirements, in: graph,
        isComponentFactory: factories.contains(statement.key), nearMisses: nearMisses)
    }
  }

  /// The decorators whose key is missing for no other binding that sees what they see.
  private static func unreportedDecorators(in graph: LinkedGraph) -> [LinkedGraph.MissingRequirement] {
    let reported = Dictionary(
      grouping: graph.missing.lazy.filter { !$0.isDecorated }, by: { graph.base(of: $0.requested) }
    ).mapValues { Set($0.map { graph.component(ofBinding: $0.binding) }) }
    return graph.missing.filter { decorator in
      guard decorator.isDecorated else { return false }
      let component = graph.component(ofBinding: decorator.binding)
      return !reported[decorator.requested, default: []].contains { asking in
        graph.lineage(of: asking).contains(component) || graph.lineage(of: component).contains(asking)
      }
    }
  }

  private static func finding(
    about key: Key, decoratedBy requirements: [LinkedGraph.MissingRequirement], in graph: LinkedGraph,
    isComponentFactory: Bool, nearMisses: NearMissFinder?
  ) -> UnusedDecoratorFact {
    let components = requirements.map { graph.component(ofBinding: $0.binding) }
    let common = components.reduce(components[0]) { graph.commonAncestor(of: $0, $1) }
    var fact = UnusedDecoratorFact(
      key: graph.type(of: key), component: graph.components[components[0]].type,
      sites: graph.sites(ofBindings: requirements.map(\.binding)),
      isComponentFactory: isComponentFactory)
    if let nearMisses, !fact.isComponentFactory {
      fact.nearMisses = nearMisses.search(for: key, of: requirements, common: common).nearMisses
    }
    return fact
  }
}

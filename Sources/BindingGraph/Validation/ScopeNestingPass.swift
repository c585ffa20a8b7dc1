/// Finds components that stand inside a component of the same scope.
///
/// - Complexity: O(components × depth).
enum ScopeNestingPass: ValidationPass {
  static let isRefutedByMoreBindings = false

  static func facts(in graph: LinkedGraph, advisor: any TypeAdvisor) -> [ScopeNestingFact] {
    var findings: [ScopeNestingFact] = []
    for (index, inner) in graph.components.enumerated() where !inner.repeatsAncestor {
      guard let scope = inner.scope else { continue }
      let outer = graph.lineage(of: index).dropFirst().first { graph.components[$0].scope == scope }
      guard let outer else { continue }
      findings.append(
        ScopeNestingFact(scope: scope, inner: inner.type, outer: graph.components[outer].type, location: inner.location)
      )
    }
    return findings.isEmpty ? [] : findings.uniqued()
  }
}

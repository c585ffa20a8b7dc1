/// Finds lifecycle hooks and services of bindings that create a new value for each request.
///
/// - Complexity: O(bindings).
enum UnsharedHookPass: ValidationPass {
  static let isRefutedByMoreBindings = false

  static func facts(in graph: LinkedGraph, advisor: any TypeAdvisor) -> [UnsharedHookFact] {
    var findings: [UnsharedHookFact] = []
    for (index, binding) in graph.bindings.enumerated() where !binding.lifecycle.isEmpty {
      // One instance has one root, which is created once.
      guard !binding.isShared, !binding.isRoot else { continue }
      findings.append(
        UnsharedHookFact(
          key: graph.type(of: binding.key), site: graph.site(ofBinding: index), lifecycle: binding.lifecycle))
    }
    return findings
  }
}

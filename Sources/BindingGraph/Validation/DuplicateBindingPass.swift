/// Finds keys that have several bindings in one component, or a binding of their own beside contributions to a collection.
///
/// Statements that make bindings in several components, such as those of a module or of overrides, bring their duplicates
/// into each; that is one finding.
enum DuplicateBindingPass: ValidationPass {
  static let guardsLinking = true
  static let isRefutedByMoreBindings = false

  static func facts(in graph: LinkedGraph, advisor: any TypeAdvisor) -> [DuplicateBindingFact] {
    guard !graph.conflicts.isEmpty else { return [] }
    return graph.conflicts.enumerated().map { number, conflict in
      Finding(
        number: number, key: conflict.key, sites: conflict.bindings.map { graph.site(ofBinding: $0) }.inOrder,
        isComposedInSome: Set(conflict.bindings.map { graph.bindings[$0].traits.contains(.composed) }).count > 1)
    }.uniqued(by: \.statements).map {
      DuplicateBindingFact(key: graph.type(of: $0.key), isComposedInSome: $0.isComposedInSome, sites: $0.sites)
    }
  }

  private struct Finding: Hashable {
    let number: Int
    let key: Key
    let sites: [BindingSite]
    let isComposedInSome: Bool

    /// What findings of one cause have in common. Those without any location have none.
    var statements: Finding {
      sites.allSatisfy { $0.location == nil }
        ? self
        : Finding(number: 0, key: key, sites: sites.map(\.statement), isComposedInSome: isComposedInSome)
    }
  }
}

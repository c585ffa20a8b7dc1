/// Finds keys that have several bindings in one component, or a binding of their own beside contributions to a collection.
///
/// Statements that make bindings in several components, such as those of a module or of overrides, bring their duplicates
/// into each; that is one finding.
package enum DuplicateBindingPass: ValidationPass {
  package static func facts(in graph: LinkedGraph, advisor: any TypeAdvisor) -> [ConflictingBindings] {
    struct Finding: Hashable {
      let key: Key
      let places: [BindingSite]
    }
    var known: Set<Finding> = []
    return graph.conflicts.compactMap { conflict in
      let sites = conflict.bindings.map { graph.site(ofBinding: $0) }.inOrder
      let places = sites.map(\.statement)
      guard
        sites.allSatisfy({ $0.location == nil }) || known.insert(Finding(key: conflict.key, places: places)).inserted
      else { return nil }
      return ConflictingBindings(key: graph.type(of: conflict.key), sites: sites)
    }
  }
}

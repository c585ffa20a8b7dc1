/// Runs the checks, and puts what they find into one order.
package enum Validator {
  /// Every check of a whole graph.
  package static var passes: [any ValidationPass.Type] {
    [
      MissingBindingPass.self,
      DuplicateBindingPass.self,
      DependencyCyclePass.self,
      ScopeNestingPass.self,
      DuplicateKeyPass.self,
      SelfInstallationPass.self,
      UnusedOverridePass.self,
    ]
  }

  /// The checks without which a component cannot be linked at all.
  package static var linkingPasses: [any ValidationPass.Type] {
    [MissingBindingPass.self, DuplicateBindingPass.self]
  }

  /// All findings of all given checks, in the order of reports.
  package static func diagnostics(
    in graph: LinkedGraph, passes: [any ValidationPass.Type] = Validator.passes,
    advisor: any TypeAdvisor = SpelledTypes()
  ) -> [Diagnostic] {
    Diagnostic.sorted(passes.flatMap { $0.diagnostics(in: graph, advisor: advisor) })
  }
}

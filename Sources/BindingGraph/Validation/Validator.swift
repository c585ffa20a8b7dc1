/// Runs the checks, and puts what they find into one order.
package enum Validator {
  /// The passes for what keeps a graph from being built.
  package static var passes: [any ValidationPass.Type] {
    Check.all.filter { $0.kind.severity == .error }.compactMap(\.pass)
  }

  /// The passes for what a graph can be built with, and what is probably not meant.
  package static var warningPasses: [any ValidationPass.Type] {
    Check.all.filter { $0.kind.severity == .warning }.compactMap(\.pass)
  }

  /// The passes without whose consent a component cannot be linked.
  package static var linkingPasses: [any ValidationPass.Type] { passes.filter { $0.guardsLinking } }

  /// All findings of the given checks, in the order of reports; those that have one cause are one.
  package static func diagnostics(
    in graph: LinkedGraph, passes: [any ValidationPass.Type] = Validator.passes, advisor: any TypeAdvisor
  ) -> [Diagnostic] {
    gathered(findings(in: graph, passes: passes, advisor: advisor), in: graph, advisor: advisor)
  }

  /// Everything that the given checks find, in the order of reports.
  package static func findings(
    in graph: LinkedGraph, passes: [any ValidationPass.Type] = Validator.passes, advisor: any TypeAdvisor
  ) -> [Diagnostic] {
    Diagnostic.sorted(passes.flatMap { $0.diagnostics(in: graph, advisor: advisor) })
  }

  /// The findings, with those as one that have one cause.
  package static func gathered(
    _ findings: [Diagnostic], in graph: LinkedGraph, advisor: any TypeAdvisor
  ) -> [Diagnostic] {
    let missing = findings.compactMap { $0.fact as? MissingBindingFact }
    guard missing.count > 1 else { return findings }
    let gathering = MissingModuleGathering(missing, in: graph, advisor: advisor)
    guard !gathering.modules.isEmpty else { return findings }
    let others = findings.filter { !($0.fact is MissingBindingFact) }
    let errors =
      others.filter { $0.severity == .error } + gathering.others.map { Diagnostic($0) }
      + gathering.modules.map { Diagnostic($0) }
    return Diagnostic.sorted(errors) + others.filter { $0.severity == .warning }
  }
}

/// Runs the checks, and sorts their findings.
package enum Validator {
  /// The passes that find errors: problems that prevent building a graph.
  package static var passes: [any ValidationPass.Type] {
    passes(for: .error)
  }

  /// The passes that find warnings: probable mistakes in a graph that can be built.
  package static var warningPasses: [any ValidationPass.Type] {
    passes(for: .warning)
  }

  private static func passes(for severity: Diagnostic.Severity) -> [any ValidationPass.Type] {
    var passes: [any ValidationPass.Type] = []
    Check.forEachPass(for: severity) { passes.append($0) }
    return passes
  }

  /// The passes whose findings keep the root component itself from being built.
  package static var rootPasses: [any ValidationPass.Type] {
    passes.filter { $0.preventsRoot }
  }

  /// Returns the findings of the given checks, in the order of reports; findings with one cause are joined.
  /// - Parameter passes: `nil` for `Validator.passes`.
  package static func diagnostics(
    in graph: LinkedGraph, passes: [any ValidationPass.Type]? = nil, advisor: any TypeAdvisor
  ) -> [Diagnostic] {
    gathered(findings(in: graph, passes: passes, advisor: advisor), in: graph, advisor: advisor)
  }

  /// Returns each finding of the given checks, in the order of reports.
  /// - Parameter passes: `nil` for `Validator.passes`.
  package static func findings(
    in graph: LinkedGraph, passes: [any ValidationPass.Type]? = nil, advisor: any TypeAdvisor
  ) -> [Diagnostic] {
    var findings: [Diagnostic] = []
    func run(_ pass: any ValidationPass.Type) {
      let found = pass.diagnostics(in: graph, advisor: advisor)
      if !found.isEmpty { findings += found }
    }
    if let passes { passes.forEach(run) } else { Check.forEachPass(for: .error, run) }
    return Diagnostic.sorted(findings)
  }

  /// Joins findings that have one cause.
  package static func gathered(
    _ findings: [Diagnostic], in graph: LinkedGraph, advisor: any TypeAdvisor
  ) -> [Diagnostic] {
    #if DEBUG || DetailedReports
      let missing = findings.compactMap { $0.fact as? MissingBindingFact }
      guard missing.count > 1 else { return findings }
      let gathering = MissingModuleGathering(missing, in: graph, advisor: advisor)
      guard !gathering.modules.isEmpty else { return findings }
      let others = findings.filter { !($0.fact is MissingBindingFact) }
      let errors =
        others.filter { $0.severity == .error } + gathering.others.map { Diagnostic($0) }
        + gathering.modules.map { Diagnostic($0) }
      return Diagnostic.sorted(errors) + others.filter { $0.severity != .error }
    #else
      return findings
    #endif
  }
}

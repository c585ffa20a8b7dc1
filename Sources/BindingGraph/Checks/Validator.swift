/// Runs the checks, and sorts their findings.
package enum Validator {
  /// The passes that find errors: problems that prevent building a graph.
  package static var passes: [ValidationPass] {
    passes(of: Check.forEachErrorPass)
  }

  /// The passes that find warnings: probable mistakes in a graph that can be built.
  package static var warningPasses: [ValidationPass] {
    passes(of: Check.forEachWarningPass)
  }

  private static func passes(of forEachPass: ((ValidationPass) -> Void) -> Void) -> [ValidationPass] {
    var passes: [ValidationPass] = []
    forEachPass { passes.append($0) }
    return passes
  }

  /// Returns the errors of a running program's graph, in the order of reports; those with one cause are joined.
  /// - Parameters:
  ///   - ofRootAlone: whether to find only errors that keep the root component itself from being built.
  ///   - passesOfFeatures: the passes about features that the graph uses, besides those for all graphs.
  package static func errors(
    in graph: LinkedGraph, ofRootAlone: Bool, adding passesOfFeatures: [ValidationPass]?,
    advisor: any TypeAdvisor
  ) -> [Diagnostic] {
    let found = findings(in: graph, advisor: advisor) { run in
      func runIfNeeded(_ pass: ValidationPass) {
        if !ofRootAlone || pass.preventsRoot { run(pass) }
      }
      Check.forEachGeneralPass(runIfNeeded)
      passesOfFeatures?.forEach(runIfNeeded)
    }
    return gathered(found, in: graph, advisor: advisor)
  }

  /// Returns the warnings about a graph, in the order of reports.
  package static func warnings(in graph: LinkedGraph, advisor: any TypeAdvisor) -> [Diagnostic] {
    findings(in: graph, advisor: advisor, Check.forEachWarningPass)
  }

  /// Returns each finding of the given checks, in the order of reports.
  package static func findings(
    in graph: LinkedGraph, passes: [ValidationPass], advisor: any TypeAdvisor
  ) -> [Diagnostic] {
    findings(in: graph, advisor: advisor) { passes.forEach($0) }
  }

  /// - Parameter forEachPass: calls its argument with each pass to run.
  private static func findings(
    in graph: LinkedGraph, advisor: any TypeAdvisor,
    _ forEachPass: ((ValidationPass) -> Void) -> Void
  ) -> [Diagnostic] {
    var findings: [Diagnostic] = []
    forEachPass { pass in
      let found = pass.diagnostics(graph, advisor)
      if !found.isEmpty { findings += found }
    }
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

/// Runs the checks, and puts what they find into one order.
package enum Validator {
  /// Every check for what keeps a graph from being built.
  package static var passes: [any ValidationPass.Type] {
    var passes: [any ValidationPass.Type] = []
    forEachPass { passes.append($0) }
    return passes
  }

  // Without an array of passes, for which Swift would make a type at the first start.
  private static func forEachPass(_ body: (any ValidationPass.Type) -> Void) {
    body(MissingBindingPass.self)
    body(DuplicateBindingPass.self)
    body(DependencyCyclePass.self)
    body(ScopeNestingPass.self)
    body(DuplicateKeyPass.self)
    body(SelfInstallingComponentPass.self)
    body(UnusedOverridePass.self)
    body(UnsendableRequestPass.self)
    body(AsynchronousComponentPass.self)
  }

  /// Every check for what a graph can be built with, and what is probably not meant.
  package static var warningPasses: [any ValidationPass.Type] {
    [
      UnusedBindingPass.self,
      ShadowedBindingPass.self,
      RetainCyclePass.self,
    ]
  }

  /// The checks without which a component cannot be linked at all.
  package static var linkingPasses: [any ValidationPass.Type] {
    [MissingBindingPass.self, DuplicateBindingPass.self, AsynchronousComponentPass.self]
  }

  /// The facts that no check finds, but a running program.
  package static var factsOfRunningPrograms: [any GraphFact.Type] {
    [ReentrantCreationFact.self, ChangedConfigurationFact.self, FailedCreationFact.self, FailedHookFact.self]
  }

  /// The facts that only a front end finds which reads source code.
  package static var factsOfSourceCode: [any GraphFact.Type] {
    [ChosenInitializerFact.self, ConditionalBindingFact.self, UnusedRootFact.self]
  }

  /// All kinds of problems that Cleanse itself finds.
  package static var kinds: [DiagnosticKind] {
    passes.map { $0.kind } + factsOfRunningPrograms.map { $0.kind } + factsOfSourceCode.map { $0.kind }
      + warningPasses.map { $0.kind }
  }

  /// All findings of all given checks, in the order of reports; those that have one cause are one.
  /// - Parameter passes: `nil` for `Validator.passes`.
  package static func diagnostics(
    in graph: LinkedGraph, passes: [any ValidationPass.Type]? = nil, advisor: any TypeAdvisor
  ) -> [Diagnostic] {
    gathered(findings(in: graph, passes: passes, advisor: advisor), in: graph, advisor: advisor)
  }

  /// Everything that all given checks find, in the order of reports.
  /// - Parameter passes: `nil` for `Validator.passes`.
  package static func findings(
    in graph: LinkedGraph, passes: [any ValidationPass.Type]? = nil, advisor: any TypeAdvisor
  ) -> [Diagnostic] {
    var findings: [Diagnostic] = []
    func run(_ pass: any ValidationPass.Type) {
      let found = pass.diagnostics(in: graph, advisor: advisor)
      if !found.isEmpty { findings += found }
    }
    if let passes { passes.forEach(run) } else { forEachPass(run) }
    return Diagnostic.sorted(findings)
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

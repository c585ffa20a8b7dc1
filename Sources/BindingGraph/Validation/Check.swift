/// A kind of problem that Cleanse finds, and what finds it.
///
/// `Check.all` is the one list of them: passes run in its order, and the table of `Documentation/Diagnostics.md` is made of it.
package struct Check {
  /// Where problems of a kind are found.
  package enum Finder {
    /// By a pass over every linked graph.
    case pass
    /// In a running program, where an instance is built, started or stopped.
    case runningProgram
    /// By `cleansec`, in source code.
    case sourceCode
    /// By a call of its own: a plugin, a lint, the check of a module, an export, or an assertion of a test.
    case separateCall
  }

  package let kind: DiagnosticKind
  package let finder: Finder
  /// The pass that finds the kind, where one does.
  package let pass: (any ValidationPass.Type)?

  private init(_ kind: DiagnosticKind, _ finder: Finder) {
    self.kind = kind
    self.finder = finder
    pass = nil
  }

  private init(_ pass: any ValidationPass.Type) {
    kind = pass.kind
    finder = .pass
    self.pass = pass
  }

  package static var all: [Check] {
    [
      Check(MissingBindingPass.self),
      Check(DuplicateBindingPass.self),
      Check(DependencyCyclePass.self),
      Check(ScopeNestingPass.self),
      Check(DuplicateKeyPass.self),
      Check(SelfInstallingComponentPass.self),
      Check(UnusedOverridePass.self),
      Check(UnsendableRequestPass.self),
      Check(AsynchronousComponentPass.self),
      Check(UnusedBindingPass.self),
      Check(ShadowedBindingPass.self),
      Check(RetainCyclePass.self),
      Check(ReentrantCreationFact.kind, .runningProgram),
      Check(ChangedConfigurationFact.kind, .runningProgram),
      Check(FailedCreationFact.kind, .runningProgram),
      Check(FailedHookFact.kind, .runningProgram),
      Check(ChosenInitializerFact.kind, .sourceCode),
      Check(ConditionalBindingFact.kind, .sourceCode),
      Check(UnusedRootFact.kind, .sourceCode),
      Check(.pluginError, .separateCall),
      Check(.unusedGiven, .separateCall),
      Check(.unsharedClass, .separateCall),
      Check(.implementationBesideProtocol, .separateCall),
      Check(.graphExport, .separateCall),
      Check(.unreleasedObject, .separateCall),
    ]
  }
}

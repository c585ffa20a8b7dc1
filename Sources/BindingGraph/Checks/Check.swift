/// A kind of problem that Cleanse finds, with its finder.
///
/// `Check.all` lists all checks: passes run in its order, and the table of `Documentation/Diagnostics.md` is generated
/// from it.
package struct Check {
  /// The code that finds problems of a kind.
  package enum Finder {
    /// A pass over every linked graph.
    case pass
    /// A running program, when an instance is built, started or stopped.
    case runningProgram
    /// `cleansec`, in source code.
    case sourceCode
    /// A rule that a program or a call of `cleansec` enables.
    case rule
    /// A plugin, the check of a module, an export, or an assertion of a test.
    case separateCall
  }

  package let kind: DiagnosticKind
  package let finder: Finder
  /// The pass that finds the kind, if any.
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

  /// Calls `body` with each pass that finds errors, or each that finds warnings: none if reports are brief.
  /// No pass finds notes.
  // Not an array: Swift would create its type at the first start of a program, which takes as long as ten bindings.
  static func forEachPass(for severity: Diagnostic.Severity, _ body: (any ValidationPass.Type) -> Void) {
    switch severity.level {
    case .error:
      body(MissingBindingPass.self)
      body(DuplicateBindingPass.self)
      body(DependencyCyclePass.self)
      body(ScopeNestingPass.self)
      body(DuplicateKeyPass.self)
      body(UndeferrableContributionPass.self)
      body(SelfInstallingComponentPass.self)
      body(UnusedOverridePass.self)
      body(UnusedDecoratorPass.self)
      body(UnsendableRequestPass.self)
      body(AsynchronousComponentPass.self)
      body(UnsharedHookPass.self)
    case .warning:
      #if DEBUG || DetailedReports
        body(UnusedBindingPass.self)
        body(ShadowedBindingPass.self)
        body(RetainCyclePass.self)
        body(NeverMadePass.self)
        body(UnusedSeedPass.self)
      #endif
    case .note: break
    }
  }

  package static var all: [Check] {
    var checks: [Check] = []
    forEachPass(for: .error) { checks.append(Check($0)) }
    forEachPass(for: .warning) { checks.append(Check($0)) }
    return checks + [
      Check(ReentrantCreationFact.kind, .runningProgram),
      Check(ChangedConfigurationFact.kind, .runningProgram),
      Check(FailedCreationFact.kind, .runningProgram),
      Check(FailedHookFact.kind, .runningProgram),
      Check(.chosenInitializer, .sourceCode),
      Check(.conditionalBinding, .sourceCode),
      Check(.unusedRoot, .sourceCode),
      Check(.unrunHooks, .sourceCode),
      Check(.sharedTwice, .sourceCode),
      Check(.unsharedClass, .sourceCode),
      Check(.uncheckedCode, .sourceCode),
      Check(.pluginError, .separateCall),
      Check(.unusedGiven, .separateCall),
      Check(.implementationBesideProtocol, .rule),
      Check(.graphExport, .separateCall),
      Check(.unreleasedObject, .separateCall),
      Check(.unstoppedObject, .separateCall),
      Check(.unstartedService, .separateCall),
      Check(LiveBindingFact.kind, .separateCall),
      Check(.unreachableIndexEntry, .separateCall),
    ]
  }
}

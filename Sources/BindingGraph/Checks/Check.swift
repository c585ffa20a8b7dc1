/// A kind of problem that Cleanse finds, with its finder.
///
/// `Check.all` lists all checks: the table of `Documentation/Diagnostics.md` is generated
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

  private init(_ kind: DiagnosticKind, _ finder: Finder) {
    self.kind = kind
    self.finder = finder
  }

  private init(_ pass: ValidationPass) {
    kind = pass.kind
    finder = .pass
  }

  // Functions instead of arrays: Swift would create the type of an array at the first start of a program, which takes as
  // long as ten bindings.

  /// Calls `body` with each pass that finds errors.
  static func forEachErrorPass(_ body: (ValidationPass) -> Void) {
    forEachGeneralPass(body)
    passesOfOverrides.forEach(body)
    passesOfLifecycles.forEach(body)
  }

  /// Calls `body` with each pass that finds errors in graphs of any features.
  static func forEachGeneralPass(_ body: (ValidationPass) -> Void) {
    body(MissingBindingPass.pass)
    body(DuplicateBindingPass.pass)
    body(DependencyCyclePass.pass)
    body(ScopeNestingPass.pass)
    body(DuplicateKeyPass.pass)
    body(UndeferrableContributionPass.pass)
    body(SelfInstallingComponentPass.pass)
    body(UnusedDecoratorPass.pass)
    body(UnsendableRequestPass.pass)
  }

  // A running program adds these passes with the overrides and bindings that they are about, and does not link them
  // otherwise.

  /// The passes that find errors in graphs with overrides.
  package static var passesOfOverrides: [ValidationPass] { [UnusedOverridePass.pass] }

  /// The passes that find errors in graphs with async bindings, hooks or services.
  package static var passesOfLifecycles: [ValidationPass] { [AsynchronousComponentPass.pass, UnsharedHookPass.pass] }

  /// Calls `body` with each pass that finds warnings: none if reports are brief.
  static func forEachWarningPass(_ body: (ValidationPass) -> Void) {
    #if DEBUG || DetailedReports
      body(UnusedBindingPass.pass)
      body(ShadowedBindingPass.pass)
      body(RetainCyclePass.pass)
      body(NeverMadePass.pass)
      body(UnusedSeedPass.pass)
    #endif
  }

  package static var all: [Check] {
    var checks: [Check] = []
    forEachErrorPass { checks.append(Check($0)) }
    forEachWarningPass { checks.append(Check($0)) }
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

/// One problem of a graph, as a value: what it is, where it is, and the facts behind it.
///
/// The text comes from the renderer alone; `description` is its plain form.
public struct Diagnostic: Sendable, CustomStringConvertible {
  /// How grave a diagnostic is.
  public enum Severity: String, Sendable {
    /// The graph cannot be built.
    case error
    /// The graph can be built, and probably does not do what was meant.
    case warning
  }

  /// What was found, with one payload for each kind.
  package enum Finding: Sendable {
    case missingBinding(MissingBinding)
    case duplicateBinding(ConflictingBindings)
    case dependencyCycle(CycleOfBindings)
    case scopeNesting(ScopeNesting)
    case duplicateKey(ConflictingElements)
    case selfInstallingComponent(SelfInstallation)
    case unusedOverride(UselessOverride)
    case reentrantCreation(ReentrantCreation)
    case changedConfiguration(ChangedConfiguration)
  }

  package let finding: Finding

  package init(_ finding: Finding) {
    self.finding = finding
  }

  /// The stable name of the kind of problem.
  public var id: DiagnosticID {
    switch finding {
    case .missingBinding: .missingBinding
    case .duplicateBinding: .duplicateBinding
    case .dependencyCycle: .dependencyCycle
    case .scopeNesting: .scopeNesting
    case .duplicateKey: .duplicateKey
    case .selfInstallingComponent: .selfInstallingComponent
    case .unusedOverride: .unusedOverride
    case .reentrantCreation: .reentrantCreation
    case .changedConfiguration: .changedConfiguration
    }
  }

  /// Whether the problem keeps the graph from being built.
  public var severity: Severity {
    switch finding {
    case .changedConfiguration: .warning
    default: .error
    }
  }

  /// The place to look at first, where one is known.
  public var location: SourceLocation? {
    switch finding {
    case .missingBinding(let fact): fact.requests.first?.location
    case .duplicateBinding(let fact): fact.sites.first?.location
    case .dependencyCycle(let fact): fact.steps.first?.location
    case .scopeNesting(let fact): fact.location
    case .duplicateKey(let fact): fact.sites.first?.location
    case .selfInstallingComponent(let fact): fact.location
    case .unusedOverride(let fact): fact.sites.first?.location
    case .reentrantCreation(let fact): fact.steps.first?.location
    case .changedConfiguration(let fact): fact.location
    }
  }

  /// The type that the problem is about: what is missing, bound twice, part of the cycle, …
  public var subject: TypeReference {
    switch finding {
    case .missingBinding(let fact): fact.key
    case .duplicateBinding(let fact): fact.key
    case .dependencyCycle(let fact): fact.subject
    case .scopeNesting(let fact): fact.inner
    case .duplicateKey(let fact): fact.collection
    case .selfInstallingComponent(let fact): fact.component
    case .unusedOverride(let fact): fact.key
    case .reentrantCreation(let fact): fact.subject
    case .changedConfiguration(let fact): fact.component
    }
  }

  public var description: String {
    DiagnosticRenderer.plain.text(for: self)
  }
}

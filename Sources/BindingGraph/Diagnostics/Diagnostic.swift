/// One problem of a graph, as a value: what it is, where it is, and the facts behind it.
///
/// The properties say what was found, with types and places as values. The text comes from a `DiagnosticRenderer`
/// alone; `description` is its plain form.
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
    case unusedOverride(OverrideWithoutTarget)
    case reentrantCreation(ReentrantCreation)
    case changedConfiguration(ChangedConfiguration)
    case unusedBinding(UnusedBinding)
    case shadowedBinding(ShadowedBinding)
    case retainCycle(RetainCycle)
    case reported(ReportedProblem)
  }

  package let finding: Finding

  package init(_ finding: Finding) {
    self.finding = finding
  }

  /// Makes a diagnostic of a check of your own, such as a plugin's.
  ///
  /// - Parameters:
  ///   - id: the stable name of the kind of problem.
  ///   - severity: whether the problem keeps the graph from being built.
  ///   - headline: what is wrong, in one line.
  ///   - location: the place to look at first.
  ///   - steps: what led there.
  ///   - notes: what else helps to understand the problem.
  ///   - suggestions: ways to mend it.
  public init(
    id: DiagnosticID, severity: Severity = .error, headline: DiagnosticText, location: SourceLocation? = nil,
    steps: [DiagnosticStep] = [], notes: [DiagnosticStep] = [], suggestions: [DiagnosticSuggestion] = []
  ) {
    finding = .reported(
      ReportedProblem(
        id: id, severity: severity, subject: headline.spans.lazy.compactMap(\.type).first, headline: headline,
        location: location, steps: steps, notes: notes, suggestions: suggestions))
  }

  /// The same, of the severity of a warning where somebody else found it.
  package var asWarning: Diagnostic {
    guard case .reported(let problem) = finding else { return self }
    return Diagnostic(
      id: problem.id, severity: .warning, headline: problem.headline, location: problem.location,
      steps: problem.steps, notes: problem.notes, suggestions: problem.suggestions)
  }

  public var description: String {
    DiagnosticRenderer.plain.text(for: self)
  }
}

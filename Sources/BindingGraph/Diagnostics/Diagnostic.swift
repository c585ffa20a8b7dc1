/// One problem of a graph, as a value: what it is, where it is, and the facts behind it.
///
/// The properties say what was found, with types and places as values. The text comes from a `DiagnosticRenderer`
/// alone; `description` is its plain form.
public struct Diagnostic: Sendable {
  /// How grave a diagnostic is.
  public typealias Severity = DiagnosticSeverity

  package let fact: any DiagnosticFact

  package init(_ fact: any DiagnosticFact) {
    self.fact = fact
  }

  /// Makes a diagnostic of a check of your own, such as a plugin's.
  ///
  /// - Parameters:
  ///   - id: the stable name of the kind of problem.
  ///   - severity: how grave the problem is: an error keeps the graph from being built.
  ///   - headline: what is wrong, in one line.
  ///   - location: the place to look at first.
  ///   - steps: what led there.
  ///   - notes: what else helps to understand the problem.
  ///   - suggestions: ways to mend it.
  ///   - documentationURL: the address of a text that explains this kind of problem.
  ///   - subjects: the types that the problem is about, the main one first; without them, the first type of the headline.
  public init(
    id: DiagnosticID, severity: Severity = .error, headline: DiagnosticText, location: SourceLocation? = nil,
    steps: [DiagnosticStep] = [], notes: [DiagnosticStep] = [], suggestions: [DiagnosticSuggestion] = [],
    documentationURL: String? = nil, subjects: [TypeReference] = []
  ) {
    self.init(
      DiagnosticKind(id, severity, summary: nil, documentationURL: documentationURL), subjects: subjects,
      headline: headline, location: location, steps: steps, notes: notes, suggestions: suggestions)
  }

  /// Makes a diagnostic of a kind that the reference explains.
  /// - Parameter subjects: the types that it is about; without them, the first type of the headline.
  package init(
    _ kind: DiagnosticKind, subjects: [TypeReference] = [], headline: DiagnosticText, location: SourceLocation?,
    steps: [DiagnosticStep] = [], notes: [DiagnosticStep] = [], suggestions: [DiagnosticSuggestion] = []
  ) {
    self.init(
      ReportedProblem(
        kind: kind, subjects: subjects.isEmpty ? headline.spans.compactMap(\.type).prefix(1) + [] : subjects,
        headline: headline, location: location, steps: steps, notes: notes, suggestions: suggestions))
  }

  /// The same problem as a warning, if it was reported with its own words.
  package var asWarning: Diagnostic {
    guard let problem = fact as? ReportedProblem else { return self }
    return Diagnostic(problem.asWarning)
  }
}

/// Diagnostics are equal where their contents are.
extension Diagnostic: Hashable {
  public static func == (first: Diagnostic, second: Diagnostic) -> Bool {
    guard first.identity == second.identity else { return false }
    return first.notes == second.notes && first.suggestions == second.suggestions
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(identity)
  }
}

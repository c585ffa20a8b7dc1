/// One problem of a graph, as a value: its kind, its locations, and its facts.
///
/// The properties have types and locations as values. A `DiagnosticRenderer` makes the text; `description` is the plain
/// one.
public struct Diagnostic: Sendable {
  /// The severity of a diagnostic.
  public typealias Severity = DiagnosticSeverity

  package let fact: any DiagnosticFact

  package init(_ fact: any DiagnosticFact) {
    self.fact = fact
  }

  /// Creates a diagnostic of your own, for example in a plugin.
  ///
  /// - Parameters:
  ///   - id: the stable name of the kind of problem.
  ///   - severity: an error keeps the graph from being built.
  ///   - headline: the problem in one line.
  ///   - location: the main location.
  ///   - steps: the steps that led to the problem.
  ///   - notes: more information about the problem.
  ///   - suggestions: suggested fixes.
  ///   - documentationURL: the address of a text that explains this kind of problem.
  ///   - subjects: the types that the problem is about, the main one first; without them, the first type of the
  ///     headline.
  public init(
    id: DiagnosticID, severity: Severity = .error, headline: DiagnosticText, location: SourceLocation? = nil,
    steps: [DiagnosticStep] = [], notes: [DiagnosticStep] = [], suggestions: [DiagnosticSuggestion] = [],
    documentationURL: String? = nil, subjects: [TypeReference] = []
  ) {
    self.init(
      DiagnosticKind(id, severity, summary: nil, documentationURL: documentationURL), subjects: subjects,
      headline: headline, location: location, steps: steps, notes: notes, suggestions: suggestions)
  }

  /// Creates a diagnostic of a given kind, with its own text.
  ///
  /// - Parameters:
  ///   - kind: the kind of problem.
  ///   - subjects: the types that the problem is about, the main one first; without them, the first type of the
  ///     headline.
  ///   - headline: the problem in one line.
  ///   - location: the main location.
  ///   - steps: the steps that led to the problem.
  ///   - notes: more information about the problem.
  ///   - suggestions: suggested fixes.
  package init(
    _ kind: DiagnosticKind, subjects: [TypeReference] = [], headline: DiagnosticText, location: SourceLocation?,
    steps: [DiagnosticStep] = [], notes: [DiagnosticStep] = [], suggestions: [DiagnosticSuggestion] = []
  ) {
    var content = DiagnosticContent(nil, headline)
    content.steps = steps
    content.notes = notes
    content.help = suggestions
    self.init(kind, content, subjects: subjects, at: location)
  }

  /// Creates a diagnostic of a given kind, with its own text.
  /// - Parameter subjects: the types that the problem is about; without them, the first type of the headline.
  package init(
    _ kind: DiagnosticKind, _ content: DiagnosticContent, subjects: [TypeReference] = [], at location: SourceLocation?
  ) {
    let named = content.headline.text.spans.compactMap(\.type).prefix(1)
    self.init(
      ReportedProblem(
        kind: kind, subjects: subjects.isEmpty ? Array(named) : subjects, location: location, content: content))
  }

  /// The same problem as a warning, if it was reported with its own text.
  package var asWarning: Diagnostic {
    guard let problem = fact as? ReportedProblem else { return self }
    return Diagnostic(
      problem.kind.with(.warning), problem.content, subjects: problem.subjects, at: problem.location)
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

extension Diagnostic {
  /// The stable name of the kind of problem.
  public var id: DiagnosticID { fact.kind.id }

  /// The severity: an error keeps the graph from being built.
  public var severity: Severity { fact.kind.severity }

  /// The main location, if known.
  public var location: SourceLocation? { fact.location }

  /// The type that the problem is about: the missing type, the type with two bindings, a type of the cycle, and so on;
  /// for a diagnostic of a plugin the first type that it names.
  public var subject: TypeReference? { fact.subject }

  /// All types that the problem is about: several if a module that is not included would bind them.
  public var subjects: [TypeReference] { fact.subjects }

  /// The dependency path from the component's root to the dependent; empty if the binding is not reachable, and for
  /// problems that are not about a dependency.
  public var chain: [TypeReference] { fact.chain }

  /// The address of the documentation of this kind of problem; for kinds of plugins the address that they give, if any.
  public var documentationURL: String? { fact.kind.documentationURL }
}

/// A problem with its own text, such as one that a plugin reports.
package struct ReportedProblem: DiagnosticFact {
  package let kind: DiagnosticKind
  package let subjects: [TypeReference]
  package let location: SourceLocation?
  package let content: DiagnosticContent

  package var subject: TypeReference? { subjects.first }
}

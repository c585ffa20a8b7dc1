/// A problem with its own words, such as one that a plugin reports.
package struct ReportedProblem: DiagnosticFact {
  package let kind: DiagnosticKind
  package let subjects: [TypeReference]
  package let headline: DiagnosticText
  package let location: SourceLocation?
  package let steps: [DiagnosticStep]
  package let notes: [DiagnosticStep]
  package let suggestions: [DiagnosticSuggestion]

  package var subject: TypeReference? { subjects.first }

  /// The same, of the severity of a warning.
  var asWarning: ReportedProblem {
    ReportedProblem(
      kind: kind.with(.warning), subjects: subjects, headline: headline, location: location, steps: steps, notes: notes,
      suggestions: suggestions)
  }
}

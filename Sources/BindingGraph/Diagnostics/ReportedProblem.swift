/// A problem that somebody else found and worded, such as a plugin.
package struct ReportedProblem: Sendable {
  package let id: DiagnosticID
  package let severity: Diagnostic.Severity
  package let subject: TypeReference?
  package let headline: DiagnosticText
  package let location: SourceLocation?
  package let steps: [DiagnosticStep]
  package let notes: [DiagnosticStep]
  package let suggestions: [DiagnosticSuggestion]
}

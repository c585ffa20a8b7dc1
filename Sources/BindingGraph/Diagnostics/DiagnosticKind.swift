/// A kind of problem: its name, and how grave it is.
package struct DiagnosticKind: Sendable, Equatable {
  package let id: DiagnosticID
  package let severity: Diagnostic.Severity
  /// The kind in one sentence; `nil` for what plugins report.
  package let summary: String?

  package init(_ id: DiagnosticID, _ severity: Diagnostic.Severity, summary: String?) {
    self.id = id
    self.severity = severity
    self.summary = summary
  }

  /// The section of the reference that explains the kind, as a path within the package; `nil` for what plugins report.
  package var documentationLink: String? {
    summary == nil ? nil : "Documentation/Diagnostics.md#\(id)"
  }
}

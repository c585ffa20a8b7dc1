/// A kind of problem: its name and severity.
package struct DiagnosticKind: Sendable, Equatable {
  package let id: DiagnosticID
  package let severity: Diagnostic.Severity
  /// The kind in one sentence; `nil` for kinds of plugins.
  package let summary: String?
  private let section: String?
  private let explanation: String?

  /// - Parameters:
  ///   - section: the section that explains the kind, if it is not in the reference of diagnostics.
  ///   - documentationURL: the address of a text that explains a kind of a plugin.
  package init(
    _ id: DiagnosticID, _ severity: Diagnostic.Severity, summary: String?, section: String? = nil,
    documentationURL: String? = nil
  ) {
    self.id = id
    self.severity = severity
    self.summary = summary
    self.section = section
    explanation = documentationURL
  }

  /// Returns the same kind with another severity.
  package func with(_ severity: Diagnostic.Severity) -> DiagnosticKind {
    DiagnosticKind(id, severity, summary: summary, section: section, documentationURL: explanation)
  }

  /// The section that explains the kind, as a path within the package; `nil` for kinds of plugins.
  package var documentationLink: String? {
    summary == nil ? nil : section ?? "Documentation/Diagnostics.md#\(id)"
  }

  /// The address of the text that explains the kind, if any.
  package var documentationURL: String? {
    documentationLink.map { "\(Publication.address)/\($0)" } ?? explanation
  }
}

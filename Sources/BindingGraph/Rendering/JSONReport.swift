/// A report as a JSON document.
struct JSONReport {
  /// Grows when members change their meaning or go away; new ones may come without notice.
  static let version = 1

  let root: SourceRoot
  let extent: CheckedExtent?

  func text(of diagnostics: [Diagnostic]) -> String {
    let report = ContentReport(diagnostics)
    return JSONValue.object([
      "version": .number(Self.version),
      "errors": .number(diagnostics.count { $0.severity == .error }),
      "warnings": .number(diagnostics.count { $0.severity == .warning }),
      "notes": .number(diagnostics.count { $0.severity == .note }),
      "checked": extent.map(\.json),
      "diagnostics": .array(report.entries.map { value(of: $0, in: report) }),
    ]).text
  }

  private func value(of entry: ContentReport.Entry, in report: ContentReport) -> JSONValue {
    let (diagnostic, content) = (entry.diagnostic, entry.content)
    return .object([
      "id": .string(diagnostic.id.rawValue),
      "severity": .string(diagnostic.severity.rawValue),
      // A plugin's may have several lines.
      "headline": .string(
        report.string(content.headline.text).split(whereSeparator: \.isNewline).joined(separator: " ")),
      "subject": diagnostic.subject.map { .string(report.string(DiagnosticText($0))) },
      "qualifiedSubject": diagnostic.subject.map { .string($0.qualifiedName) },
      "subjects": diagnostic.subjects.count < 2
        ? nil : .array(diagnostic.subjects.map { .string($0.qualifiedName) }),
      "location": diagnostic.location.map(value),
      "chain": .array(diagnostic.chain.map { .string(report.string(DiagnosticText($0))) }),
      "steps": .array(content.steps.map { value(of: $0, in: report) }),
      "notes": .array(content.notes.map { value(of: $0, in: report) }),
      "suggestions": .array((content.nearMisses + content.help).map { value(of: $0, in: report) }),
      "documentation": diagnostic.documentationLink.map { .string($0) },
    ])
  }

  private func value(of step: DiagnosticStep, in report: ContentReport) -> JSONValue {
    .object(["text": .string(report.string(step.text)), "location": step.location.map(value)])
  }

  private func value(of suggestion: DiagnosticSuggestion, in report: ContentReport) -> JSONValue {
    .object([
      "text": .string(report.string(suggestion.text)),
      "kind": .string(suggestion.kind.rawValue),
      "code": suggestion.code.map { .string(report.string($0)) },
      "location": suggestion.location.map(value),
      "insertion": suggestion.insertion.map { insertion in
        .object(["text": .string(report.string(insertion.text)), "location": value(of: insertion.location)])
      },
    ])
  }

  private func value(of location: SourceLocation) -> JSONValue {
    .object([
      "file": .string(root.path(of: location)), "line": .number(location.line),
      "column": location.column.map { .number($0) },
    ])
  }
}

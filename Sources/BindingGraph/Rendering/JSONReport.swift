/// A report as a JSON document.
struct JSONReport {
  let root: SourceRoot
  let extent: CheckedExtent?
  let site: DocumentationSite

  func text(of diagnostics: [Diagnostic]) -> String {
    let report = ContentReport(diagnostics)
    return JSONValue.object([
      "$schema": DocumentSchema.report.reference,
      "generator": DocumentSchema.generator,
      "version": .number(DocumentSchema.report.version),
      "errorCount": .number(diagnostics.count { $0.severity.level == .error }),
      "warningCount": .number(diagnostics.count { $0.severity.level == .warning }),
      "noteCount": .number(diagnostics.count { $0.severity.level == .note }),
      "checked": extent.map(\.json),
      "diagnostics": .array(report.entries.map { value(of: $0, in: report) }),
    ]).text
  }

  private func value(of entry: ContentReport.Entry, in report: ContentReport) -> JSONValue {
    let (diagnostic, content) = (entry.diagnostic, entry.content)
    return .object([
      "id": .string(diagnostic.id.rawValue),
      "severity": .string(diagnostic.severity.rawValue),
      // The headline of a plugin may have several lines.
      "headline": .string(
        report.string(content.headline.text).split(whereSeparator: \.isNewline).joined(separator: " ")),
      "subjects": .array(
        diagnostic.subjects.map { subject in
          .object([
            "name": .string(report.string(DiagnosticText(subject))), "qualifiedName": .string(subject.qualifiedName),
          ])
        }),
      "location": diagnostic.location.map(value),
      "chain": .array(diagnostic.chain.map { .string(report.string(DiagnosticText($0))) }),
      "steps": .array(content.steps.map { value(of: $0, in: report) }),
      "notes": .array(content.notes.map { value(of: $0, in: report) }),
      "suggestions": .array((content.nearMisses + content.help).map { value(of: $0, in: report) }),
      "documentation": site.page(for: diagnostic).map { .string($0) },
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
      "file": .string(root.path(of: location)), "line": .number(max(1, location.line)),
      "column": location.column.map { .number($0) },
    ])
  }
}

extension CheckedExtent {
  /// The extent as JSON.
  var json: JSONValue {
    .object(["roots": .number(roots), "bindings": .number(bindings), "notFollowed": .number(unchecked)])
  }
}

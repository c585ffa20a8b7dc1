/// A report as a document of the Static Analysis Results Interchange Format, version 2.1.0.
struct SARIFReport {
  let root: SourceRoot
  let extent: CheckedExtent?
  let site: DocumentationSite
  let sourceLine: (@Sendable (SourceLocation) -> String?)?

  func text(of diagnostics: [Diagnostic]) -> String {
    let report = ContentReport(diagnostics)
    let ids = Set(diagnostics.map(\.id.rawValue)).sorted()
    let run: JSONValue = .object([
      "tool": .object([
        "driver": .object([
          "name": .string(Publication.name),
          "version": .string(Publication.version),
          "rules": .array(ids.map { rule(DiagnosticID(rawValue: $0), in: diagnostics) }),
        ])
      ]),
      "originalUriBaseIds": root.address.map { .object([Self.baseID: .object(["uri": .string($0)])]) },
      "columnKind": .string("unicodeCodePoints"),
      "results": .array(report.entries.map { result(of: $0, in: report, ids: ids) }),
      "properties": extent.map { .object(["checked": $0.json]) },
    ])
    return JSONValue.object([
      "$schema": .string("https://json.schemastore.org/sarif-2.1.0.json"),
      "version": .string("2.1.0"),
      "runs": .array([run]),
    ]).text
  }

  private func rule(_ id: DiagnosticID, in diagnostics: [Diagnostic]) -> JSONValue {
    let examples = diagnostics.filter { $0.id == id }
    let example = examples.first
    let summary = examples.lazy.compactMap(\.fact.kind.summary).first
    return .object([
      "id": .string(id.rawValue),
      "shortDescription": summary.map { message($0) },
      "helpUri": example.flatMap(site.page).map { .string($0) },
      "defaultConfiguration": example.map { .object(["level": .string($0.severity.level.rawValue)]) },
    ])
  }

  private func result(of entry: ContentReport.Entry, in report: ContentReport, ids: [String]) -> JSONValue {
    let content = entry.content
    let advice =
      content.nearMisses.map { "did you mean: " + line(of: $0, in: report) }
      + content.help.map { "help: " + line(of: $0, in: report) }
    // The standard requires related locations to differ from each other.
    let related = (content.steps + content.notes).uniqued().compactMap { step in
      step.location.map { location(of: $0, saying: report.string(step.text)) }
    }
    return .object([
      "ruleId": .string(entry.diagnostic.id.rawValue),
      "ruleIndex": ids.firstIndex(of: entry.diagnostic.id.rawValue).map { .number($0) },
      "level": .string(entry.diagnostic.severity.level.rawValue),
      "message": message(([report.string(content.headline.text)] + advice).joined(separator: "\n")),
      "locations": entry.diagnostic.location.map { .array([location(of: $0, saying: nil)]) },
      "relatedLocations": related.isEmpty ? nil : .array(related),
      "fixes": fixes(among: content.nearMisses + content.help, in: report),
    ])
  }

  /// Returns the suggestions with an insertion.
  private func fixes(among suggestions: [DiagnosticSuggestion], in report: ContentReport) -> JSONValue? {
    let fixes = suggestions.compactMap { suggestion in
      suggestion.insertion.map { insertion -> JSONValue in
        .object([
          "description": message(line(of: suggestion, in: report)),
          "artifactChanges": .array([
            .object([
              "artifactLocation": artifact(root.path(of: insertion.location)),
              "replacements": .array([replacement(by: insertion, in: report)]),
            ])
          ]),
        ])
      }
    }
    return fixes.isEmpty ? nil : .array(fixes)
  }

  private func replacement(by insertion: DiagnosticSuggestion.Insertion, in report: ContentReport) -> JSONValue {
    // A region without an end would be the rest of the line.
    let column = JSONValue.number(column(of: insertion.location) ?? 1)
    return .object([
      "deletedRegion": .object([
        "startLine": .number(insertion.location.line), "startColumn": column, "endColumn": column,
      ]),
      "insertedContent": message(report.string(insertion.text)),
    ])
  }

  private func line(of suggestion: DiagnosticSuggestion, in report: ContentReport) -> String {
    let place = suggestion.location.map { " (\($0.shortDescription))" } ?? ""
    return report.string(suggestion.text) + place + (suggestion.code.map { ": \(report.string($0))" } ?? "")
  }

  private func location(of location: SourceLocation, saying text: String?) -> JSONValue {
    .object([
      "message": text.map { message($0) },
      "physicalLocation": .object([
        "artifactLocation": artifact(root.path(of: location)),
        "region": .object([
          "startLine": .number(max(1, location.line)), "startColumn": column(of: location).map { .number($0) },
        ]),
      ]),
    ])
  }

  /// Returns the column in code points; compilers count bytes.
  private func column(of location: SourceLocation) -> Int? {
    guard let column = location.column, let line = sourceLine?(location) else { return location.column }
    return String(decoding: line.utf8.prefix(column - 1), as: UTF8.self).unicodeScalars.count + 1
  }

  private func message(_ text: String) -> JSONValue {
    .object(["text": .string(text)])
  }

  // MARK: Files

  /// Returns a full path as a `file` address, any other as one below the root of the sources.
  private func artifact(_ path: String) -> JSONValue {
    if let address = FileAddress.address(ofFullPath: path) { return .object(["uri": .string(address)]) }
    return .object(["uri": .string(FileAddress.encoded(path)), "uriBaseId": .string(Self.baseID)])
  }

  private static let baseID = "%SRCROOT%"
}

import BindingGraph
import Foundation

extension Diagnostic {
  /// Reads the diagnostics of a JSON report of rules, such as the output of a `GraphRuleCommand`. Types in texts become
  /// words.
  ///
  /// Reports of older versions are accepted; unknown members and words are ignored.
  /// - Throws: `UnsupportedReportVersion`, `DecodingError`
  package static func diagnostics(inReport json: Data) throws -> [Diagnostic] {
    let decoder = JSONDecoder()
    let version = try decoder.decode(StoredVersion.self, from: json).version ?? 1
    guard DocumentSchema.report.reads(version: version) else { throw UnsupportedReportVersion(version: version) }
    return try decoder.decode(StoredReport.self, from: json).diagnostics.map(Diagnostic.init)
  }

  private init(_ stored: StoredReport.Entry) {
    self.init(
      DiagnosticKind(
        DiagnosticID(rawValue: stored.id), stored.severity, summary: nil, documentationURL: stored.documentation),
      subjects: stored.subjectTypes.map(\.reference), headline: DiagnosticText(stored.headline),
      location: stored.location?.location, steps: stored.steps.map(\.step), notes: stored.notes.map(\.step),
      suggestions: stored.suggestions.map(\.suggestion))
  }
}

/// An error for a report of a newer version.
package struct UnsupportedReportVersion: Error, Equatable, CustomStringConvertible {
  package let version: Int

  package var description: String {
    "the report is of version \(version), and this version of Cleanse reads \(DocumentSchema.report.version)"
  }
}

private struct StoredVersion: Decodable {
  let version: Int?
}

private struct StoredReport: Decodable {
  struct Entry: Decodable {
    let id: String
    let severity: Diagnostic.Severity
    let headline: String
    /// Older reports have `subject` and `qualifiedSubject` in its place.
    let subjects: [Subject]?
    let subject: String?
    let qualifiedSubject: String?
    let documentation: String?
    let location: Location?
    let steps: [Step]
    let notes: [Step]
    let suggestions: [Suggestion]

    var subjectTypes: [GraphDocument.TypeName] {
      if let subjects { return subjects.map(\.type) }
      return [qualifiedSubject.map { GraphDocument.TypeName(name: subject ?? $0, qualifiedName: $0) }]
        .compactMap { $0 }
    }
  }

  struct Subject: Decodable {
    let type: GraphDocument.TypeName

    /// Older reports have only the qualified name.
    init(from decoder: any Decoder) throws {
      if let name = try? decoder.singleValueContainer().decode(String.self) {
        type = GraphDocument.TypeName(name: name, qualifiedName: name)
      } else {
        type = try GraphDocument.TypeName(from: decoder)
      }
    }
  }

  struct Location: Decodable {
    let file: String
    let line: Int
    let column: Int?

    var location: SourceLocation { SourceLocation(path: ProgramText(copying: file), line: line, column: column) }
  }

  struct Step: Decodable {
    let text: String
    let location: Location?

    var step: DiagnosticStep { DiagnosticStep(DiagnosticText(text), at: location?.location) }
  }

  struct Suggestion: Decodable {
    struct Insertion: Decodable {
      let text: String
      let location: Location
    }

    let text: String
    let kind: DiagnosticSuggestion.Kind
    let code: String?
    let location: Location?
    let insertion: Insertion?

    var suggestion: DiagnosticSuggestion {
      let text = DiagnosticText(text)
      guard kind == .fix, let code else {
        return DiagnosticSuggestion(text, at: location?.location, code: code.map { DiagnosticText($0) })
      }
      let insertion = insertion.map {
        DiagnosticSuggestion.Insertion(DiagnosticText($0.text), at: $0.location.location)
      }
      return DiagnosticSuggestion(text, at: location?.location, fix: DiagnosticText(code), insertion: insertion)
    }
  }

  let diagnostics: [Entry]
}

extension DiagnosticSuggestion.Kind: Decodable {}

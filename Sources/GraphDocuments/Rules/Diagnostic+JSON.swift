import BindingGraph
import Foundation

extension Diagnostic {
  /// Reads the diagnostics of a JSON report of rules, such as a `GraphRuleCommand` prints. Types in texts become words.
  /// - Throws: `DecodingError`
  package static func diagnostics(inReport json: Data) throws -> [Diagnostic] {
    try JSONDecoder().decode(StoredReport.self, from: json).diagnostics.map(Diagnostic.init)
  }

  private init(_ stored: StoredReport.Entry) {
    self.init(
      DiagnosticKind(DiagnosticID(rawValue: stored.id), stored.severity, summary: nil), subject: stored.subjectType,
      headline: DiagnosticText(stored.headline), location: stored.location?.location, steps: stored.steps.map(\.step),
      notes: stored.notes.map(\.step), suggestions: stored.suggestions.map(\.suggestion))
  }
}

private struct StoredReport: Decodable {
  struct Entry: Decodable {
    let id: String
    let severity: Diagnostic.Severity
    let headline: String
    let subject: String?
    let qualifiedSubject: String?
    let location: Location?
    let steps: [Step]
    let notes: [Step]
    let suggestions: [Suggestion]

    var subjectType: TypeReference? {
      qualifiedSubject.map { GraphDocument.TypeName(name: subject ?? $0, qualifiedName: $0).reference }
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

extension Diagnostic.Severity: Decodable {}

extension DiagnosticSuggestion.Kind: Decodable {}

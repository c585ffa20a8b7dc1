import BindingGraph
import Foundation

/// The parts of a diagnostic that are equal in a static check and at run time: all but the columns.
struct ComparedDiagnostic: Equatable, CustomStringConvertible {
  let id: DiagnosticID
  let severity: Diagnostic.Severity
  let place: String?
  let subject: String?
  let chain: [String]
  let texts: [String]

  init(_ diagnostic: Diagnostic) {
    id = diagnostic.id
    severity = diagnostic.severity
    place = diagnostic.location.map(Self.place)
    subject = diagnostic.subject?.qualifiedName
    chain = diagnostic.chain.map(\.qualifiedName)
    texts =
      ["\(diagnostic.headline)"]
      + (diagnostic.steps + diagnostic.notes).map { "\($0.text) at \($0.location.map(Self.place) ?? "-")" }
      + diagnostic.suggestions.filter { !Self.dependsOnSendability($0) }.map {
        "\(Self.text(of: $0)) at \($0.location.map(Self.place) ?? "-"): \($0.code.map(Self.line) ?? "-")"
      }
  }

  /// Whether the suggestion depends on sendability, which only a static check knows.
  private static func dependsOnSendability(_ suggestion: DiagnosticSuggestion) -> Bool {
    let text = suggestion.text.description
    return text.contains(" is Sendable") || ["make ", "or make "].contains(where: text.hasPrefix)
  }

  /// The text of a suggestion, without dependencies that only a static check knows, and without the conjunction that
  /// depends on the suggestions before it.
  private static func text(of suggestion: DiagnosticSuggestion) -> String {
    suggestion.text.description.replacing(/, and bind .*, which it requires;/, with: ",")
      .replacing(/^or (?=bind it in)/, with: "")
  }

  /// A suggested line, without initializers that only a static check knows.
  private static func line(_ code: DiagnosticText) -> String {
    let line = code.description
    guard [".init)", "(...) }", "(factory: ...)"].contains(where: line.hasSuffix) else { return line }
    return line.components(separatedBy: ".to").first ?? line
  }

  private static func place(_ location: SourceLocation) -> String { "\(location.file):\(location.line)" }

  var description: String {
    (["\(severity) \(id) at \(place ?? "-") about \(subject ?? "-"), chain \(chain)"] + texts).joined(
      separator: "\n    ")
  }
}

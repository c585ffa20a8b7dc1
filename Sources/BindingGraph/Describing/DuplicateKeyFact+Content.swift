extension DuplicateKeyFact {
  package var outline: DiagnosticContent {
    var content = DiagnosticContent(collection, "has \(sites.count) elements for the key \(shownKey)")
    content.steps = sites.map(\.step)
    return content
  }

  package var explanation: DiagnosticContent {
    var content = outline
    content.help = [DiagnosticSuggestion("give each element its own key")]
    return content
  }

  /// The key in one line.
  private var shownKey: String {
    let lines = key.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return key.isEmpty ? "\"\"" : lines.joined(separator: "\\n")
  }
}

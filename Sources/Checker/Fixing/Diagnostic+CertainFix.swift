import BindingGraph

extension Diagnostic {
  /// The one line that mends the error without a choice; `nil` where there is none.
  ///
  /// A finding that suggests several lines, be it with gaps to fill, leaves a choice. A module that binds the missing type
  /// already comes before a new binding of it. What mends a warning only accepts it, which its author has to mean, and of
  /// the lines of rules nothing is known.
  var certainFix: DiagnosticSuggestion.Insertion? {
    guard severity == .error, !(fact is ReportedProblem) else { return nil }
    let content = content
    return moduleToInclude(among: content.nearMisses) ?? onlyLine(of: content.nearMisses + content.help)
  }

  private func moduleToInclude(among suggestions: [DiagnosticSuggestion]) -> DiagnosticSuggestion.Insertion? {
    guard let missing = fact as? MissingBindingFact else { return nil }
    let isInclusion = missing.nearMisses.map { nearMiss in
      if case .inModule = nearMiss.kind { true } else { false }
    }
    guard zip(isInclusion, suggestions).allSatisfy({ $0 || $1.code == nil }) else { return nil }
    return onlyLine(of: suggestions)
  }

  /// The line of suggestions that have one in all.
  private func onlyLine(of suggestions: [DiagnosticSuggestion]) -> DiagnosticSuggestion.Insertion? {
    let lines = suggestions.filter { $0.code != nil }
    guard lines.map(\.code).uniqued().count == 1, lines.map(\.insertion).uniqued().count == 1 else { return nil }
    if let insertion = lines[0].insertion { return insertion }
    // What it lacks is found by the next check, and mended in its turn.
    let step = (fact as? MissingBindingFact)?.stepOfSeveral
    return step?.code == lines[0].code ? step?.insertion : nil
  }
}

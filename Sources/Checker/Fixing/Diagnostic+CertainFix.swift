import BindingGraph

#if DEBUG || DetailedReports
  extension Diagnostic {
    /// The only line that fixes the error, with its insertion if there is a place for it; `nil` if there is a choice, or no
    /// fix.
    ///
    /// Several suggested lines, or one with placeholders, leave a choice. Including a module that binds the missing type
    /// precedes adding a new binding. Warnings have no certain fix, because their fix only suppresses them, which is up
    /// to the author. Nothing is known of the lines that rules suggest.
    var certainFix: DiagnosticSuggestion? {
      guard severity == .error, !(fact is ReportedProblem) else { return nil }
      let content = content
      return moduleToInclude(among: content.nearMisses) ?? onlyLine(of: content.nearMisses + content.help)
    }

    private func moduleToInclude(among suggestions: [DiagnosticSuggestion]) -> DiagnosticSuggestion? {
      guard let missing = fact as? MissingBindingFact else { return nil }
      let isInclusion = missing.nearMisses.map { nearMiss in
        if case .inModule = nearMiss.kind { true } else { false }
      }
      guard zip(isInclusion, suggestions).allSatisfy({ $0 || $1.code == nil }) else { return nil }
      return onlyLine(of: suggestions)
    }

    /// The line of suggestions that contain only one.
    private func onlyLine(of suggestions: [DiagnosticSuggestion]) -> DiagnosticSuggestion? {
      let lines = suggestions.filter { $0.code != nil }
      guard lines.map(\.code).uniqued().count == 1, lines.map(\.insertion).uniqued().count == 1 else { return nil }
      if lines[0].kind == .fix { return lines[0] }
      // The next check finds and fixes the missing dependencies of the line.
      let step = (fact as? MissingBindingFact)?.stepOfSeveral
      return step?.code == lines[0].code ? step : nil
    }
  }
#else
  extension Diagnostic {
    /// Brief reports have no fixes.
    var certainFix: DiagnosticSuggestion? { nil }
  }
#endif

extension Diagnostic {
  /// What was found, in words.
  package var content: DiagnosticContent { fact.content }

  /// The problem in one line: `Thermometer: binding missing`.
  public var headline: DiagnosticText { content.headline.text }

  /// The steps that led to the problem: the dependents of a missing type, the bindings of a key, the edges of a cycle.
  public var steps: [DiagnosticStep] { content.steps }

  /// More information about the problem.
  public var notes: [DiagnosticStep] { content.notes }

  /// Suggested fixes, best first: corrections of a likely mistake, then general ones.
  public var suggestions: [DiagnosticSuggestion] {
    let content = content
    return content.nearMisses + content.help
  }
}

extension DiagnosticContent.Headline {
  /// The headline as one text.
  package var text: DiagnosticText {
    subject.map { "\($0): \(problem)" } ?? problem
  }
}

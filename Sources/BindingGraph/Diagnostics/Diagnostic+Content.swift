extension Diagnostic {
  /// What was found, in words.
  package var content: DiagnosticContent { fact.content }

  /// What is wrong, in one line: `Thermometer: binding missing`.
  public var headline: DiagnosticText { content.headline.text }

  /// What led to the problem: who asks for a missing type, where a key is bound, the edges of a circle.
  public var steps: [DiagnosticStep] { content.steps }

  /// What else helps to understand the problem.
  public var notes: [DiagnosticStep] { content.notes }

  /// Ways to mend the problem, best first: what was perhaps meant, then what to do in general.
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

extension Diagnostic {
  /// The finding in words.
  package var content: DiagnosticContent {
    switch finding {
    case .missingBinding(let fact): fact.content
    case .duplicateBinding(let fact): fact.content
    case .dependencyCycle(let fact): fact.content
    case .scopeNesting(let fact): fact.content
    case .duplicateKey(let fact): fact.content
    case .selfInstallingComponent(let fact): fact.content
    case .unusedOverride(let fact): fact.content
    case .reentrantCreation(let fact): fact.content
    case .changedConfiguration(let fact): fact.content
    case .unusedBinding(let fact): fact.content
    case .shadowedBinding(let fact): fact.content
    case .retainCycle(let fact): fact.content
    case .reported(let problem): problem.content
    }
  }

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

  /// The section of the reference that explains this kind of problem, as a path within the package; `nil` for kinds
  /// that plugins report.
  public var documentationLink: String? {
    if case .reported = finding { nil } else { "Documentation/Diagnostics.md#\(id)" }
  }
}

extension DiagnosticContent.Headline {
  /// The headline as one text.
  package var text: DiagnosticText {
    subject.map { "\($0): \(problem)" } ?? problem
  }
}

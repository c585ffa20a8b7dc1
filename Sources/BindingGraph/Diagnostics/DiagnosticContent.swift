/// The text of a finding before any layout. Every renderer prints it in its own way.
package struct DiagnosticContent: Sendable {
  /// The first line: the subject and the problem.
  package struct Headline: Sendable {
    /// The type that the problem is about; `nil` if the text names it.
    package var subject: TypeReference?
    package var problem: DiagnosticText
    /// Whether the problem is a predicate of the subject: `is bound but never used`.
    package var isPredicate = true
  }

  /// The layout of the steps.
  package enum Trace: Sendable {
    case list
    /// Each step begins at a type, and the last leads back to the first type.
    case loop([TypeReference])
  }

  package var headline: Headline
  /// The dependency path from the component's root to the dependent type; empty without one.
  package var chain: [DiagnosticText] = []
  package var steps: [DiagnosticStep] = []
  package var trace = Trace.list
  package var notes: [DiagnosticStep] = []
  /// Declarations that were probably intended, best first.
  package var nearMisses: [DiagnosticSuggestion] = []
  /// Suggested fixes.
  package var help: [DiagnosticSuggestion] = []
  /// Types from which names in the text must differ, although the text does not mention them.
  package var namesakes: [TypeReference] = []

  package init(_ subject: TypeReference?, _ problem: DiagnosticText) {
    headline = Headline(subject: subject, problem: problem)
  }
}

extension Diagnostic {
  /// The text of the finding.
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

  /// The headline as a sentence, where the problem is a predicate of the subject.
  package var sentence: DiagnosticText {
    guard let subject, isPredicate else { return text }
    return "'\(subject)' \(problem)"
  }
}

/// A finding put into words, before any layout: what every renderer prints, each in its own way.
package struct DiagnosticContent: Sendable {
  /// The first line: what the report is about, and what is wrong with it.
  package struct Headline: Sendable {
    /// The type that the problem is about; `nil` where the words name it.
    package var subject: TypeReference?
    package var problem: DiagnosticText
  }

  /// How steps are drawn.
  package enum Trace: Sendable {
    case list
    /// Each step begins at a type, and the last leads back to the first type.
    case loop([TypeReference])
  }

  package var headline: Headline
  /// The links of the way from the component's root to the type that asked; empty where there is none.
  package var chain: [DiagnosticText] = []
  package var steps: [DiagnosticStep] = []
  package var trace = Trace.list
  package var notes: [DiagnosticStep] = []
  /// What was perhaps meant, best first.
  package var nearMisses: [DiagnosticSuggestion] = []
  /// What to type.
  package var help: [DiagnosticSuggestion] = []

  package init(_ subject: TypeReference?, _ problem: DiagnosticText) {
    headline = Headline(subject: subject, problem: problem)
  }
}

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

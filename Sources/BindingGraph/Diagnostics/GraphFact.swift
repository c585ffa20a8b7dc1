/// A fact that Cleanse itself finds: there is one type for each kind.
package protocol GraphFact: DiagnosticFact {
  static var kind: DiagnosticKind { get }

  /// The types and locations that lead to the problem, in order, for reports without explanations.
  var traces: [FactTrace] { get }

  #if DEBUG || DetailedReports
    /// The fact in words, with notes and suggestions.
    // No requirement in brief reports: a witness would keep the words in the program.
    var explanation: DiagnosticContent { get }
  #endif
}

/// A type and a location that a problem involves.
package struct FactTrace: Sendable {
  package let type: TypeReference
  package let location: SourceLocation?
}

extension GraphFact {
  package var kind: DiagnosticKind { Self.kind }
  package var traces: [FactTrace] { [] }

  package var content: DiagnosticContent {
    #if DEBUG || DetailedReports
      explanation
    #else
      DiagnosticContent(briefly: self)
    #endif
  }
}

extension DiagnosticContent {
  /// A fact without an explanation: its kind, types, locations and path, and how to get the rest.
  init(briefly fact: any GraphFact) {
    self.init(fact.subject, DiagnosticText(fact.kind.summary.map(Self.headline(of:)) ?? fact.kind.id.rawValue))
    chain = fact.chain.map { DiagnosticText($0) }
    steps = fact.traces.map { DiagnosticStep(DiagnosticText($0.type), at: $0.location) }
    help = [DiagnosticSuggestion("for an explanation, run swift package cleansec, or a debug build")]
  }

  /// A summary, which is a sentence, behind a subject.
  private static func headline(of summary: String) -> String {
    let words = summary.hasSuffix(".") ? summary.dropLast() : summary[...]
    return words.prefix(1).lowercased() + words.dropFirst()
  }
}

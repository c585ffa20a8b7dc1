/// A fact that Cleanse itself finds: there is one type for each kind.
package protocol GraphFact: DiagnosticFact {
  static var kind: DiagnosticKind { get }

  /// The bindings that are part of the problem, each with its type; empty if the steps of the content say as much.
  var traces: [FactTrace] { get }

  /// The fact in words, for reports without explanations: headline, path, steps and notes.
  var outline: DiagnosticContent { get }

  #if DEBUG || DetailedReports
    /// The outline with suggestions.
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

  /// Warnings and notes have no outline: brief reports have none of them.
  package var outline: DiagnosticContent { DiagnosticContent(subject, DiagnosticText(kind.id.rawValue)) }

  package var content: DiagnosticContent {
    #if DEBUG || DetailedReports
      explanation
    #else
      brief
    #endif
  }

  /// The outline, and how to get the rest.
  package var brief: DiagnosticContent {
    var content = outline
    content.help = [DiagnosticSuggestion("for an explanation, run swift package cleansec, or a debug build")]
    return content
  }
}

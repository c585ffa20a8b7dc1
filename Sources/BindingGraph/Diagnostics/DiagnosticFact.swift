/// What is wrong with a graph, as a value: types and places, and no words.
package protocol DiagnosticFact: Sendable {
  var kind: DiagnosticKind { get }

  /// The place to look at first, where one is known.
  var location: SourceLocation? { get }

  /// The type that the problem is about, where there is one.
  var subject: TypeReference? { get }
  /// All types that the problem is about, the subject first.
  var subjects: [TypeReference] { get }

  /// The types from the component's root to the one that asks, for a problem that is about a request.
  var chain: [TypeReference] { get }

  /// The fact in words.
  var content: DiagnosticContent { get }
}

extension DiagnosticFact {
  package var subjects: [TypeReference] { subject.map { [$0] } ?? [] }
  package var chain: [TypeReference] { [] }
}

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

/// A fact about something that nothing in sight of a component binds.
package protocol AbsenceFact: GraphFact {
  var component: TypeReference { get }
}

/// A fact about several bindings, any two of which are in conflict.
package protocol ConflictFact: GraphFact {
  /// The same about some of the bindings only; `nil` where these are no conflict.
  /// - Parameter positions: those of the bindings in `traces` that count.
  func keeping(_ positions: [Int]) -> Self?
}

/// How much reports say.
package enum ReportDetail {
  /// Whether reports have near misses, notes, suggestions and warnings.
  ///
  /// A release build has none if the package is used without its trait `DetailedReports`. Constant, so that such a build
  /// leaves out the code that only they need.
  package static var isComplete: Bool {
    @inline(__always) get {
      #if DEBUG || DetailedReports
        true
      #else
        false
      #endif
    }
  }
}

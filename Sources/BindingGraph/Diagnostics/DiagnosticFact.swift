/// A problem of a graph, as types and locations without text.
package protocol DiagnosticFact: Sendable {
  var kind: DiagnosticKind { get }

  /// The main location, if known.
  var location: SourceLocation? { get }

  /// The type that the problem is about, if there is one.
  var subject: TypeReference? { get }
  /// All types that the problem is about, the subject first.
  var subjects: [TypeReference] { get }

  /// The types from the component's root to the dependent, for a problem of a dependency.
  var chain: [TypeReference] { get }

  /// The text of the fact.
  var content: DiagnosticContent { get }
}

extension DiagnosticFact {
  package var subjects: [TypeReference] { subject.map { [$0] } ?? [] }
  package var chain: [TypeReference] { [] }
}

/// A fact that Cleanse itself finds, with one type for each kind.
package protocol GraphFact: DiagnosticFact {
  static var kind: DiagnosticKind { get }

  /// The bindings that are part of the problem, each with its type; empty if the steps of the content list them.
  var traces: [FactTrace] { get }

  /// The text for brief reports: headline, path, steps and notes.
  var outline: DiagnosticContent { get }

  // Debug builds have complete reports, and so have release builds with the package trait `DetailedReports`. Other
  // builds omit the code that only near misses, suggestions and warnings need.
  #if DEBUG || DetailedReports
    /// The outline with suggestions.
    // Not a requirement in brief reports: a witness would keep its strings in the program.
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

  /// A placeholder for warnings and notes, which brief reports leave out.
  package var outline: DiagnosticContent { DiagnosticContent(subject, DiagnosticText(kind.id.rawValue)) }

  package var content: DiagnosticContent {
    #if DEBUG || DetailedReports
      explanation
    #else
      outline
    #endif
  }
}

/// A fact about a type that has no binding visible in a component.
package protocol AbsenceFact: GraphFact {
  var component: TypeReference { get }
}

/// A fact about several bindings, any two of which are in conflict.
package protocol ConflictFact: GraphFact {
  /// Returns the fact for some of the bindings only; `nil` if these are no conflict.
  /// - Parameter positions: the positions in `traces` of the bindings to keep.
  func keeping(_ positions: [Int]) -> Self?
}

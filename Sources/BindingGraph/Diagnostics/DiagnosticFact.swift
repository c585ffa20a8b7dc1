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

/// Several elements of one dictionary under one key.
package struct ConflictingElements: Sendable {
  package let collection: TypeReference
  /// The dictionary key as text.
  package let key: String
  /// In order of location; two at least.
  package let sites: [BindingSite]
}

extension ConflictingElements: GraphFact {
  package static let kind = DiagnosticKind(
    .duplicateKey, .error, summary: "Two elements of a dictionary stand under one key.")

  package var location: SourceLocation? { sites.first?.location }
  package var subject: TypeReference? { collection }
}

extension DiagnosticID {
  /// Two elements of a dictionary stand under one key.
  public static let duplicateKey = DiagnosticID(rawValue: "duplicate-key")
}

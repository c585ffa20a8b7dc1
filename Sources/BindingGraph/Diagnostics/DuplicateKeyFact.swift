/// Several elements of one dictionary under one key.
package struct DuplicateKeyFact: Sendable {
  package let collection: TypeReference
  /// The dictionary key as text.
  package let key: String
  /// In order of location; two at least.
  package private(set) var sites: [BindingSite]

  package func keeping(_ positions: [Int]) -> Self? {
    guard positions.count > 1 else { return nil }
    var rest = self
    rest.sites = positions.map { sites[$0] }
    return rest
  }
}

extension DuplicateKeyFact: ConflictFact {
  package static let kind = DiagnosticKind(
    .duplicateKey, .error, summary: "A dictionary multibinding has several elements for one key.")

  package var location: SourceLocation? { sites.first?.location }
  package var subject: TypeReference? { collection }
  package var traces: [FactTrace] { sites.map { FactTrace(type: collection, location: $0.location) } }
}

extension DiagnosticID {
  /// A dictionary multibinding has several elements for one key.
  public static let duplicateKey = DiagnosticID(rawValue: "duplicate-key")
}

/// Several bindings of one key in one component.
package struct DuplicateBindingFact: Sendable {
  package let key: TypeReference
  /// Whether source code composes the type with `Sendable` in some of the bindings only.
  package let isComposedInSome: Bool
  /// In order of location; two at least.
  package private(set) var sites: [BindingSite]

  package func keeping(_ positions: [Int]) -> Self? {
    guard positions.count > 1 else { return nil }
    var rest = self
    rest.sites = positions.map { sites[$0] }
    return rest
  }
}

extension DuplicateBindingFact: ConflictFact {
  package static let kind = DiagnosticKind(
    .duplicateBinding, .error, summary: "A type is bound several times in one component.")

  package var location: SourceLocation? { sites.first?.location }
  package var subject: TypeReference? { key }
  package var traces: [FactTrace] { sites.map { FactTrace(type: key, location: $0.location) } }
}

extension DiagnosticID {
  /// A type is bound several times in one component.
  public static let duplicateBinding = DiagnosticID(rawValue: "duplicate-binding")
}

/// Several bindings of one key in one component.
package struct DuplicateBindingFact: Sendable {
  package let key: TypeReference
  /// Whether source code composes the type with `Sendable` in some of the bindings only.
  package let isComposedInSome: Bool
  /// In order of location; two at least.
  package private(set) var sites: [BindingSite]

  /// The same about some of the bindings only; `nil` where these are no conflict.
  /// - Parameter positions: those of the bindings that count.
  package func keeping(_ positions: [Int]) -> Self? {
    guard positions.count > 1 else { return nil }
    var rest = self
    rest.sites = positions.map { sites[$0] }
    return rest
  }
}

extension DuplicateBindingFact: GraphFact {
  package static let kind = DiagnosticKind(
    .duplicateBinding, .error, summary: "A type is bound several times in one component.")

  package var location: SourceLocation? { sites.first?.location }
  package var subject: TypeReference? { key }
}

extension DiagnosticID {
  /// A type is bound several times in one component.
  public static let duplicateBinding = DiagnosticID(rawValue: "duplicate-binding")
}

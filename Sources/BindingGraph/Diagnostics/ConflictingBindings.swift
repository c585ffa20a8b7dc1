/// Several bindings of one key in one component.
package struct ConflictingBindings: Sendable {
  package let key: TypeReference
  /// In order of location; two at least.
  package let sites: [BindingSite]
}

extension ConflictingBindings: GraphFact {
  package static let kind = DiagnosticKind(
    .duplicateBinding, .error, summary: "One key has several bindings in one component.")

  package var location: SourceLocation? { sites.first?.location }
  package var subject: TypeReference? { key }
}

extension DiagnosticID {
  /// One key has several bindings in one component.
  public static let duplicateBinding = DiagnosticID(rawValue: "duplicate-binding")
}

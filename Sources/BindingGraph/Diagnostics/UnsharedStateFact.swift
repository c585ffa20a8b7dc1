/// A class with mutable state is not shared, and several bindings depend on it.
package struct UnsharedStateFact: Sendable {
  package let key: TypeReference
  /// The class. For a protocol it differs from the key.
  package let implementation: TypeReference
  package let site: BindingSite
  /// The bindings that ask, in order of location; two or more.
  package let requests: [Request]
  /// Where the note can be accepted, where that is known.
  package let statementPlace: StatementPlace?

  package init(
    key: TypeReference, implementation: TypeReference, site: BindingSite, requests: [Request],
    statementPlace: StatementPlace?
  ) {
    self.key = key
    self.implementation = implementation
    self.site = site
    self.requests = requests
    self.statementPlace = statementPlace
  }
}

extension UnsharedStateFact: GraphFact {
  package static let kind = DiagnosticKind(
    .unsharedState, .note, summary: "A class with mutable state is not shared, and several bindings depend on it.")

  package var location: SourceLocation? { site.location }
  package var subject: TypeReference? { key }
}

extension DiagnosticID {
  /// A class with mutable state is not shared, and several bindings depend on it.
  public static let unsharedState = DiagnosticID(rawValue: "unshared-state")
}

extension GraphWarning {
  /// A class with mutable state is not shared, and several bindings depend on it.
  public static let unsharedState = GraphWarning(id: .unsharedState)
}

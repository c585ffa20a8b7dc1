/// A binding that only `WeakProvider`s ask for: nothing creates its value, so that they find nothing.
package struct NeverMadeFact: Sendable {
  package let key: TypeReference
  package let site: BindingSite
  /// The bindings that ask, in order of location; never empty.
  package let requests: [Request]
  /// Whether its values are objects; `nil` where that is not known.
  package let isObject: Bool?
  package let isShared: Bool
  /// Where the warning can be accepted, where that is known.
  package let statementPlace: StatementPlace?
}

extension NeverMadeFact: GraphFact {
  package static let kind = DiagnosticKind(
    .neverMade, .warning, summary: "A value is never created, because only WeakProviders depend on it.")

  package var location: SourceLocation? { site.location }
  package var subject: TypeReference? { key }
}

extension DiagnosticID {
  /// Only `WeakProvider`s depend on a binding, so its object is never created.
  public static let neverMade = DiagnosticID(rawValue: "never-made")
}

extension GraphWarning {
  /// Only `WeakProvider`s depend on a binding, so its object is never created.
  public static let neverMade = GraphWarning(id: .neverMade)
}

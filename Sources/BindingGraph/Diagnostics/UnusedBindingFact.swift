/// A binding, or a collection with all its contributions, that no root leads to.
package struct UnusedBindingFact: Sendable {
  /// A collection that something asks for.
  package struct Collection: Sendable {
    package let type: TypeReference
    package let shape: TypeShape
  }

  package let key: TypeReference
  /// The subcomponent that is never built, if the binding is its factory.
  package let installed: TypeReference?
  /// Whether it decorates what others use, and what it makes of that is not used.
  let isDecorator: Bool
  /// In order of location; never empty. Several for a collection, and for what is bound in several components.
  package let sites: [BindingSite]
  /// What else no root leads to, but this binding does, and no finding before this one, in order of location.
  package let dependents: [TypeReference]
  /// For a collection, those that something asks for and that its elements could be contributed to, in order of names.
  package let nearCollections: [Collection]
  /// Where the warning can be accepted, where that is known.
  package let statementPlace: StatementPlace?
}

extension UnusedBindingFact: GraphFact {
  package static let kind = DiagnosticKind(.unusedBinding, .warning, summary: "A binding is never used.")

  package var location: SourceLocation? { sites.first?.location }
  package var subject: TypeReference? { key }
}

extension DiagnosticID {
  /// A binding is never used.
  public static let unusedBinding = DiagnosticID(rawValue: "unused-binding")
}

extension GraphWarning {
  /// A binding is never used.
  public static let unusedBinding = GraphWarning(id: .unusedBinding)
}

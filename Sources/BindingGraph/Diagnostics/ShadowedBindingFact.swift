/// A binding of an ancestor that a component hides by a binding of its own.
package struct ShadowedBindingFact: Sendable {
  package let key: TypeReference
  /// What hides, in order of location: one for each component; never empty.
  package let hiding: [BindingSite]
  /// What is hidden, in order of location; never empty.
  package let hidden: [BindingSite]
  /// Where the warning can be accepted, where that is known.
  package let statementPlace: StatementPlace?
}

extension ShadowedBindingFact: GraphFact {
  package static let kind = DiagnosticKind(
    .shadowedBinding, .warning, summary: "A component binds a type that one of its ancestors binds too.")

  package var location: SourceLocation? { hiding.first?.location }
  package var subject: TypeReference? { key }
}

extension DiagnosticID {
  /// A component binds a type that one of its ancestors binds too.
  public static let shadowedBinding = DiagnosticID(rawValue: "shadowed-binding")
}

extension GraphWarning {
  /// A component binds a type that one of its ancestors binds too.
  public static let shadowedBinding = GraphWarning(id: .shadowedBinding)
}

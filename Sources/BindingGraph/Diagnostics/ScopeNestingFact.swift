/// A component inside a component of the same scope.
package struct ScopeNestingFact: Sendable, Hashable {
  package let scope: TypeReference
  package let inner: TypeReference
  package let outer: TypeReference
  /// Where the inner component was installed.
  package let location: SourceLocation?
}

extension ScopeNestingFact: GraphFact {
  package static let kind = DiagnosticKind(
    .scopeNesting, .error, summary: "A component has the same scope as a component that contains it.")

  package var subject: TypeReference? { inner }
}

extension DiagnosticID {
  /// A component has the same scope as a component that contains it.
  public static let scopeNesting = DiagnosticID(rawValue: "scope-nesting")
}

/// A root component that nothing in its package builds or validates.
package struct UnusedRootFact: Sendable {
  package let component: TypeReference
  /// Where it is declared.
  package let location: SourceLocation?
  /// Whether it has type parameters, which the name of the component lacks.
  package let isGeneric: Bool

  package init(component: TypeReference, location: SourceLocation?, isGeneric: Bool = false) {
    self.component = component
    self.location = location
    self.isGeneric = isGeneric
  }
}

extension UnusedRootFact: GraphFact {
  package static let kind = DiagnosticKind(
    .unusedRoot, .warning, summary: "A root component is never built or validated in its package.")

  package var subject: TypeReference? { component }
}

extension DiagnosticID {
  /// A root component is never built or validated in its package.
  public static let unusedRoot = DiagnosticID(rawValue: "unused-root")
}

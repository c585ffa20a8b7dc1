/// A component that contains itself.
package struct SelfInstallingComponentFact: Sendable {
  /// The components from the outer occurrence to the inner one; the first and the last are the same.
  package let components: [TypeReference]
  /// Where the inner occurrence was installed.
  package let location: SourceLocation?

  package var component: TypeReference { components[0] }
}

extension SelfInstallingComponentFact: GraphFact {
  package static let kind = DiagnosticKind(
    .selfInstallingComponent, .error, summary: "A component installs itself, directly or through others.")

  package var subject: TypeReference? { component }
}

extension DiagnosticID {
  /// A component installs itself, directly or through others.
  public static let selfInstallingComponent = DiagnosticID(rawValue: "self-installing-component")
}

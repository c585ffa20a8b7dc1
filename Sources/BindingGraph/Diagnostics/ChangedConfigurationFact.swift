/// A component whose `configure` declared other bindings than the run that was validated.
package struct ChangedConfigurationFact: Sendable {
  package let component: TypeReference
  /// The first binding that differs, where there is one.
  package let location: SourceLocation?

  package init(component: TypeReference, location: SourceLocation?) {
    self.component = component
    self.location = location
  }
}

extension ChangedConfigurationFact: GraphFact {
  package static let kind = DiagnosticKind(
    .changedConfiguration, .warning,
    summary: "A component's configure declared other bindings than the run that was validated.")

  package var subject: TypeReference? { component }
}

extension DiagnosticID {
  /// A component's `configure` declared other bindings than the run that was validated.
  public static let changedConfiguration = DiagnosticID(rawValue: "changed-configuration")
}

/// A component whose `configure` declared other bindings than on its first run.
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
    .changedConfiguration, .error,
    summary: "A component's configure declared different bindings from those of its first run.")

  package var subject: TypeReference? { component }
}

extension DiagnosticID {
  /// A component's `configure` declared different bindings than on its first run.
  public static let changedConfiguration = DiagnosticID(rawValue: "changed-configuration")
}

/// A component whose `configure` declared other bindings than on its first run.
package struct ChangedConfigurationFact: Sendable {
  package let component: TypeReference
  /// The first binding that differs, if any.
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

extension ChangedConfigurationFact {
  package var outline: DiagnosticContent {
    var content = DiagnosticContent(
      nil, "configure of \(component) declared different bindings in a later run")
    if location != nil { content.steps = [DiagnosticStep("the first difference", at: location)] }
    return content
  }

  package var explanation: DiagnosticContent {
    var content = outline
    content.help = [DiagnosticSuggestion("declare the same bindings in every run of configure")]
    return content
  }
}

extension DiagnosticID {
  /// A component's `configure` declared different bindings than on its first run.
  public static let changedConfiguration = DiagnosticID(rawValue: "changed-configuration")
}

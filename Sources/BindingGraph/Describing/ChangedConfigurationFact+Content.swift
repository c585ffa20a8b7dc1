extension ChangedConfigurationFact {
  package var content: DiagnosticContent {
    var content = DiagnosticContent(
      component, "configure declared different bindings than in its first run")
    if location != nil { content.steps = [DiagnosticStep("first difference", at: location)] }
    content.help = [DiagnosticSuggestion("declare the same bindings in every run of configure")]
    return content
  }
}

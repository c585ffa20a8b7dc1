extension ChangedConfigurationFact {
  package var explanation: DiagnosticContent {
    var content = DiagnosticContent(
      nil, "configure of \(component) declared different bindings from those of its first run")
    if location != nil { content.steps = [DiagnosticStep("first difference", at: location)] }
    content.help = [DiagnosticSuggestion("declare the same bindings in every run of configure")]
    return content
  }
}

extension ChangedConfigurationFact {
  package var outline: DiagnosticContent {
    var content = DiagnosticContent(
      nil, "configure of \(component) declared different bindings from those of its first run")
    if location != nil { content.steps = [DiagnosticStep("first difference", at: location)] }
    return content
  }

  package var explanation: DiagnosticContent {
    var content = outline
    content.help = [DiagnosticSuggestion("declare the same bindings in every run of configure")]
    return content
  }
}

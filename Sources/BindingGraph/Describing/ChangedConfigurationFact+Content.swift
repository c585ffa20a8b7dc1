extension ChangedConfigurationFact {
  package var content: DiagnosticContent {
    var content = DiagnosticContent(
      component, "configure declared other bindings than on its first run")
    if location != nil { content.steps = [DiagnosticStep("first difference", at: location)] }
    content.help = [DiagnosticSuggestion("let configure declare the same bindings on every run")]
    return content
  }
}

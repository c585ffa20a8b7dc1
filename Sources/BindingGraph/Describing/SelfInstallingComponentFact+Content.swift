extension SelfInstallingComponentFact {
  package var explanation: DiagnosticContent {
    var content = DiagnosticContent(component, "installs itself")
    content.steps = [
      DiagnosticStep(DiagnosticText(components.map { DiagnosticText($0) }, separator: " > "), at: location)
    ]
    content.help = [
      DiagnosticSuggestion(
        components.count == 2 ? "remove this installation" : "remove one of these installations")
    ]
    return content
  }
}

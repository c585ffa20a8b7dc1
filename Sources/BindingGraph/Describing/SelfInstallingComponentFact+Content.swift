extension SelfInstallingComponentFact {
  package var outline: DiagnosticContent {
    var content = DiagnosticContent(component, "installs itself")
    content.steps = [
      DiagnosticStep(DiagnosticText(components.map { DiagnosticText($0) }, separator: " > "), at: location)
    ]
    return content
  }

  package var explanation: DiagnosticContent {
    var content = outline
    content.help = [
      DiagnosticSuggestion(
        components.count == 2 ? "remove this installation" : "remove one of these installations")
    ]
    return content
  }
}

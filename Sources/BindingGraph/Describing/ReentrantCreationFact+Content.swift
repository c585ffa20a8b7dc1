extension ReentrantCreationFact {
  package var outline: DiagnosticContent {
    var content = DiagnosticContent(subject, "is requested while it is being created")
    if steps.isEmpty {
      content.steps = [DiagnosticStep("bound", at: location)]
      content.notes = [DiagnosticStep("no dependency of the graph leads back to it: the request comes from other code")]
    } else {
      content.drawLoop(of: steps)
    }
    return content
  }

  package var explanation: DiagnosticContent {
    var content = outline
    content.help = [DiagnosticSuggestion("store the provider, and call it after the initializer returns")]
    return content
  }
}

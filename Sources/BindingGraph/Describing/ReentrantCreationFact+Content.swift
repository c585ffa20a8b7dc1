extension ReentrantCreationFact {
  package var outline: DiagnosticContent {
    var content = DiagnosticContent(subject, "is requested while it is being created")
    content.drawLoop(of: steps)
    return content
  }

  package var explanation: DiagnosticContent {
    var content = outline
    content.help = [DiagnosticSuggestion("store the provider, and call it after the initializer returns")]
    return content
  }
}

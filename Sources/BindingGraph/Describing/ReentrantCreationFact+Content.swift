extension ReentrantCreationFact {
  package var content: DiagnosticContent {
    var content = DiagnosticContent(subject, "asked for while it is being created")
    content.drawLoop(of: steps)
    content.help = [DiagnosticSuggestion("keep the provider, and call it after the initializer has returned")]
    return content
  }
}

extension NeverMadeFact {
  package var content: DiagnosticContent {
    var content = DiagnosticContent(key, "is never created: only WeakProviders ask for it")
    content.steps = [site.step] + requests.map { DiagnosticStep("asked for by \($0.requirer)", at: $0.location) }
    content.help = [
      DiagnosticSuggestion(remedy),
      DiagnosticSuggestion(
        "if it is meant, accept it where it is bound", fix: "binder.accept(.neverMade, for: \(key.metatype))",
        in: statementPlace),
    ]
    return content
  }

  private var remedy: DiagnosticText {
    if isObject == false { return "ask for \(key) or a Provider of it: only objects are for WeakProviders" }
    let request: DiagnosticText = "let a value that keeps it ask for \(key)"
    return isShared ? request + ", or create it with the component: sharedInScope().eager()" : request
  }
}

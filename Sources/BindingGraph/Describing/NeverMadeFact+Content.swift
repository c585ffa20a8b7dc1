extension NeverMadeFact {
  package var explanation: DiagnosticContent {
    var content = DiagnosticContent(key, "is never created: only WeakProviders depend on it")
    content.steps = [site.step] + requests.map { DiagnosticStep("required by \($0.requirer)", at: $0.location) }
    content.help = [
      DiagnosticSuggestion(remedy),
      DiagnosticSuggestion(
        "if intended, suppress the warning next to the binding", fix: "binder.accept(.neverMade, for: \(key.metatype))",
        in: statementPlace),
    ]
    return content
  }

  private var remedy: DiagnosticText {
    if isObject == false { return "inject \(key) or Provider<\(key)>: a WeakProvider works with objects only" }
    let request: DiagnosticText = "inject \(key) into a value that retains it"
    return isShared ? request + ", or create it with the component: sharedInScope().eager()" : request
  }
}

extension UnsharedStateFact {
  package var content: DiagnosticContent {
    let state: DiagnosticText =
      key == implementation
      ? "is a class with mutable state" : "is bound to \(implementation), a class with mutable state"
    var content = DiagnosticContent(
      key, state + ", and is not shared: \(requests.count) bindings get an object each")
    content.steps = [site.step] + requests.map { DiagnosticStep("asked for by \($0.requirer)", at: $0.location) }
    content.help = [
      DiagnosticSuggestion("if they should use one object, share it: sharedInScope()"),
      DiagnosticSuggestion(
        "if it is meant, accept it where it is bound", fix: "binder.accept(.unsharedState, for: \(key.metatype))",
        in: statementPlace),
    ]
    return content
  }
}

extension UnsharedStateFact {
  package var content: DiagnosticContent {
    let state: DiagnosticText =
      key == implementation
      ? "is a class with mutable state" : "is bound to \(implementation), a class with mutable state"
    var content = DiagnosticContent(
      key, state + ", but is not shared: \(requests.count) bindings get separate objects")
    content.steps = [site.step] + requests.map { DiagnosticStep("required by \($0.requirer)", at: $0.location) }
    content.help = [
      DiagnosticSuggestion("to use one object, share it: sharedInScope()"),
      DiagnosticSuggestion(
        "if intended, suppress the warning next to the binding",
        fix: "binder.accept(.unsharedState, for: \(key.metatype))",
        in: statementPlace),
    ]
    return content
  }
}

extension UnrunHooksFact {
  package var content: DiagnosticContent {
    var content = DiagnosticContent(
      component, "is built without an instance to start, so its lifecycle hooks do not run")
    content.steps =
      [DiagnosticStep("built", at: location)]
      + hooks.map { DiagnosticStep("\($0.key) has lifecycle hooks", at: $0.location) }
    content.help = [
      DiagnosticSuggestion("build it with instantiate(...), and call start() and stop(), or run()"),
      DiagnosticSuggestion(
        "if intended, suppress the warning in \(component)",
        code: "binder.accept(.unrunHooks, for: \(hooks[0].key.metatype))"),
    ]
    return content
  }
}

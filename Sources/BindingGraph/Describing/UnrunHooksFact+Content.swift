extension UnrunHooksFact {
  package var content: DiagnosticContent {
    var content = DiagnosticContent(component, "is built without a way to start it, so its hooks do not run")
    content.steps =
      [DiagnosticStep("built", at: location)] + hooks.map { DiagnosticStep("\($0.key) has hooks", at: $0.location) }
    content.help = [
      DiagnosticSuggestion("build it with instantiate(...), and start and stop the instance, for example with run"),
      DiagnosticSuggestion(
        "if it is meant, accept it in \(component)", code: "binder.accept(.unrunHooks, for: \(hooks[0].key.metatype))"),
    ]
    return content
  }
}

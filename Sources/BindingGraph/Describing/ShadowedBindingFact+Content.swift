extension ShadowedBindingFact {
  package var explanation: DiagnosticContent {
    var content = DiagnosticContent(key, "shadows a binding of a parent component")
    content.steps =
      hiding.map(\.step) + hidden.map { DiagnosticStep("shadows the binding of \($0.modules)", at: $0.location) }
    content.help = [
      DiagnosticSuggestion("tag one of the bindings, or remove one"),
      DiagnosticSuggestion(
        hiding.contains { $0.role == .seed }
          ? "if intended, suppress the warning in the component of the seed"
          : "if intended, suppress the warning next to the inner binding",
        fix: "binder.accept(.shadowedBinding, for: \(key.metatype))", in: statementPlace),
    ]
    return content
  }
}

extension ShadowedBindingFact {
  package var content: DiagnosticContent {
    var content = DiagnosticContent(key, "hides the binding of an outer component")
    content.steps =
      hiding.map(\.step) + hidden.map { DiagnosticStep("hides the one of \($0.modules)", at: $0.location) }
    content.help = [
      DiagnosticSuggestion("give one of them a tag, or remove one"),
      DiagnosticSuggestion(
        hiding.contains { $0.role == .seed }
          ? "if it is meant, accept it in the component of the seed"
          : "if it is meant, accept it where the inner one is bound",
        fix: "binder.accept(.shadowedBinding, for: \(key.metatype))", in: statementPlace),
    ]
    return content
  }
}

extension ConditionalBindingFact {
  package var content: DiagnosticContent {
    var content = DiagnosticContent(key, "asked for in any case, and bound in some branches only")
    content.steps = [DiagnosticStep("bound in a branch", at: location)]
    content.steps += requests.map { DiagnosticStep("required by \($0.requiredFor)", at: $0.location) }
    content.help = [DiagnosticSuggestion("bind it in every branch, or outside of them")]
    return content
  }
}

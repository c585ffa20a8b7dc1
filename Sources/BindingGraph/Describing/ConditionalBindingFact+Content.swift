extension ConditionalBindingFact {
  package var content: DiagnosticContent {
    var content = DiagnosticContent(key, "is always required but bound only in some branches")
    content.steps = [DiagnosticStep("bound in a branch", at: location)]
    content.steps += requests.map { DiagnosticStep("required by \($0.requiredFor)", at: $0.location) }
    content.help = [DiagnosticSuggestion("bind it in every branch, or outside the branches")]
    return content
  }
}

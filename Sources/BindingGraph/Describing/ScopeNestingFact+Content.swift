extension ScopeNestingFact {
  package var explanation: DiagnosticContent {
    var content = DiagnosticContent(
      nil, "Component (\(outer)) contains a component (\(inner)) with the same scope: (\(scope))")
    content.steps = [DiagnosticStep("\(inner) installed", at: location)]
    content.help = [DiagnosticSuggestion("give \(inner) its own scope")]
    return content
  }
}

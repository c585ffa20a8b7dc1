extension ScopeNestingFact {
  package var outline: DiagnosticContent {
    var content = DiagnosticContent(
      nil, "Component (\(outer)) contains a component (\(inner)) with the same scope: (\(scope))")
    content.steps = [DiagnosticStep("\(inner) installed", at: location)]
    return content
  }

  package var explanation: DiagnosticContent {
    var content = outline
    content.help = [DiagnosticSuggestion("give \(inner) its own scope")]
    return content
  }
}

extension UnusedRootFact {
  package var content: DiagnosticContent {
    var content = DiagnosticContent(component, "is never built or validated in this package")
    content.steps = [DiagnosticStep("declared", at: location)]
    let type: DiagnosticText = isGeneric ? "\(component)<...>.self" : "\(component).self"
    content.help = [
      DiagnosticSuggestion("build it", code: "try ComponentFactory.of(\(type))"),
      DiagnosticSuggestion("validate it in a test", code: "try GraphValidator.check(\(type))"),
    ]
    return content
  }
}

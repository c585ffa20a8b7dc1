extension UnusedRootFact {
  package var content: DiagnosticContent {
    var content = DiagnosticContent(component, "nothing in the package builds or validates this root component")
    content.steps = [DiagnosticStep("declared", at: location)]
    let type: DiagnosticText = isGeneric ? "\(component)<...>.self" : "\(component).self"
    content.help = [
      DiagnosticSuggestion("build it", code: "try ComponentFactory.of(\(type))"),
      DiagnosticSuggestion("validate it in a test", code: "try GraphValidator.check(\(type))"),
    ]
    return content
  }
}

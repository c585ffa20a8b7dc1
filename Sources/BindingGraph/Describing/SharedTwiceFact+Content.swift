extension SharedTwiceFact {
  package var content: DiagnosticContent {
    var content = DiagnosticContent(
      type, "has \(bindings.count) shared bindings, so \(bindings.count) objects of it are created")
    content.steps = bindings.map { DiagnosticStep("\($0.key) is bound to its own object", at: $0.site.location) }
    content.help = [
      DiagnosticSuggestion(
        "to share one object, bind \(type) once, and forward the other bindings to it: to { $0 as \(type) }"),
      DiagnosticSuggestion(
        "if intended, suppress the warning next to the binding",
        fix: "binder.accept(.sharedTwice, for: \((bindings.last?.key ?? type).metatype))", in: statementPlace),
    ]
    return content
  }
}

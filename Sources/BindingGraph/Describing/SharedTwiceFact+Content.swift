extension SharedTwiceFact {
  package var content: DiagnosticContent {
    var content = DiagnosticContent(
      type, "is shared by \(bindings.count) bindings, so there are \(bindings.count) objects of it")
    content.steps = bindings.map { DiagnosticStep("\($0.key) is bound to an object of its own", at: $0.site.location) }
    content.help = [
      DiagnosticSuggestion(
        "for one object, share \(type) once, and let the other bindings pass it on: to { $0 as \(type) }"),
      DiagnosticSuggestion(
        "if it is meant, accept it where it is bound",
        fix: "binder.accept(.sharedTwice, for: \((bindings.last?.key ?? type).metatype))", in: statementPlace),
    ]
    return content
  }
}

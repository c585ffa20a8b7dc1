extension AsynchronousComponent {
  package var content: DiagnosticContent {
    var content = DiagnosticContent(component, "has values that are awaited, and would be built without waiting")
    content.steps = requests.map {
      DiagnosticStep("\($0.factory) is required by \($0.request.requirer)", at: $0.request.location)
    }
    content.notes = causes.map { DiagnosticStep("\($0.type) is made asynchronously", at: $0.location) }
    content.help =
      requests.isEmpty
      ? [
        DiagnosticSuggestion(
          "make the factory asynchronously", code: "try await AsyncComponentFactory.of(\(component).self)")
      ]
      : [DiagnosticSuggestion("ask for AsyncComponentFactory<\(component)>", at: requests.first?.request.location)]
    return content
  }
}

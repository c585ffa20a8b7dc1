extension AsynchronousComponentFact {
  package var content: DiagnosticContent {
    var content = DiagnosticContent(component, "has values that are awaited, and would be built without waiting")
    content.steps = requests.map {
      DiagnosticStep("\($0.factory) is required by \($0.request.requirer)", at: $0.request.location)
    }
    content.steps += calls.map { DiagnosticStep("built by ComponentFactory.of(\(component).self)", at: $0) }
    content.notes = causes.map { DiagnosticStep("\($0.type) is made asynchronously", at: $0.location) }
    content.help = help
    return content
  }

  private var help: [DiagnosticSuggestion] {
    guard let parent, !requests.isEmpty else {
      return [
        user == .releaseAssertion
          ? DiagnosticSuggestion("await it", code: "try await assertReleased(awaiting: \(component).self) { … }")
          : DiagnosticSuggestion(
            "make the factory asynchronously", at: calls.first,
            code: "try await AsyncComponentFactory.of(\(component).self)")
      ]
    }
    var help: [DiagnosticSuggestion] = []
    if requests.contains(where: \.isSendable) {
      // Nothing awaits in another isolation: what is there has been awaited where the factory is handed out.
      help = causes.map { cause in
        cause.isRoot
          ? DiagnosticSuggestion(
            "have \(parent) await what the root is made of, and bind the root with to(factory:)", at: cause.location)
          : DiagnosticSuggestion(
            "bind \(cause.type) in \(parent), which awaits it, and declare it sendable",
            code: "binder.bind(\(cause.type.metatype)).sharedInScope().sendable().to(asyncFactory: …)")
      }
    }
    if let request = requests.first(where: { !$0.isSendable }) {
      help.append(
        DiagnosticSuggestion("ask for AsyncComponentFactory<\(component)>", at: request.request.location))
    }
    return help
  }
}

extension AsynchronousComponentFact {
  package var outline: DiagnosticContent {
    var content = DiagnosticContent(component, "has async bindings but is built synchronously")
    content.steps = requests.map {
      DiagnosticStep("\($0.factory) is required by \($0.request.requirer)", at: $0.request.location)
    }
    content.steps += calls.map { DiagnosticStep("built by ComponentFactory.of(\(component).self)", at: $0) }
    content.notes = causes.map { DiagnosticStep("\($0.type) is an async binding", at: $0.location) }
    return content
  }

  package var explanation: DiagnosticContent {
    var content = outline
    content.help = help
    return content
  }

  private var help: [DiagnosticSuggestion] {
    guard let parent, !requests.isEmpty else {
      return advice
    }
    var help: [DiagnosticSuggestion] = []
    if requests.contains(where: \.isSendable) {
      // Nothing awaits in another isolation: what is there has been awaited where the factory is handed out.
      help = causes.map { cause in
        cause.isRoot
          ? DiagnosticSuggestion(
            "move the root's async dependencies to \(parent), and bind the root with to(factory:)", at: cause.location)
          : DiagnosticSuggestion(
            "bind \(cause.type) in \(parent) as an async binding, and declare it sendable",
            code: "binder.bind(\(cause.type.metatype)).sharedInScope().sendable().to(asyncFactory: …)")
      }
    }
    if let request = requests.first(where: { !$0.isSendable }) {
      help.append(
        DiagnosticSuggestion("inject AsyncComponentFactory<\(component)>", at: request.request.location))
    }
    return help
  }

  private var advice: [DiagnosticSuggestion] {
    switch user {
    case .factory:
      [
        DiagnosticSuggestion(
          "create the factory with AsyncComponentFactory", at: calls.first,
          code: "try await AsyncComponentFactory.of(\(component).self)")
      ]
    case .releaseAssertion:
      [DiagnosticSuggestion("await it", code: "try await assertReleased(awaiting: \(component).self) { … }")]
    case .startAssertion:
      [DiagnosticSuggestion("await it", code: "try await assertStart(awaiting: \(component).self, creates: …)")]
    case .testGraph:
      [DiagnosticSuggestion("await it", code: "try await TestGraph(awaiting: \(component).self)")]
        + causes.filter { !$0.isRoot }.map {
          DiagnosticSuggestion(causes.count == 1 ? "or override \($0.type)" : "or override each, such as \($0.type)")
        }.prefix(1)
    }
  }
}

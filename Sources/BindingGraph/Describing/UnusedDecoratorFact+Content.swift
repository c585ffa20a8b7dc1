extension UnusedDecoratorFact {
  package var outline: DiagnosticContent {
    var content = DiagnosticContent(
      key,
      isComponentFactory
        ? "is decorated, but the factory of a subcomponent cannot be"
        : "is decorated but not bound in \(component) or its ancestors")
    content.steps = sites.map(\.step)
    return content
  }

  package var explanation: DiagnosticContent {
    var content = outline
    content.nearMisses = nearMisses.map { DiagnosticSuggestion($0.explanation(for: key), at: $0.location) }
    content.help = [
      DiagnosticSuggestion(
        isComponentFactory
          ? "decorate the root of the subcomponent instead, in the subcomponent"
          : "decorate a type and tag that the component or an ancestor binds, or remove the decorator")
    ]
    return content
  }
}

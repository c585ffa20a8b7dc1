extension UndeferrableContributionFact {
  package var outline: DiagnosticContent {
    var content = DiagnosticContent(collection, problem)
    content.steps = sites.map(\.step)
    content.steps += requests.map {
      DiagnosticStep("required as \($0.requested) by \($0.request.requirer)", at: $0.request.location)
    }
    content.notes = [DiagnosticStep("the number of elements is unknown until they are created")]
    return content
  }

  package var explanation: DiagnosticContent {
    var content = outline
    content.help = [
      DiagnosticSuggestion("contribute each element with a statement of its own", at: sites.first?.location),
      DiagnosticSuggestion("or inject \(collection)", at: requests.first?.request.location),
    ]
    return content
  }

  private var problem: DiagnosticText {
    isWhole
      ? "is injected with deferred elements, but bound as a whole"
      : "is injected with deferred elements, but a contribution has several"
  }
}

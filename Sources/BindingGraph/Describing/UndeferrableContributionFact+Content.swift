extension UndeferrableContributionFact {
  package var explanation: DiagnosticContent {
    var content = DiagnosticContent(
      collection,
      isWhole ? "is bound as a whole, and cannot defer its elements" : "cannot defer the elements of an array")
    content.steps = sites.map(\.step)
    content.steps += requests.map {
      DiagnosticStep("required as \($0.requested) by \($0.request.requirer)", at: $0.request.location)
    }
    content.notes = [DiagnosticStep("the number of elements is unknown until they are created")]
    content.help = [
      DiagnosticSuggestion("contribute each element with a statement of its own", at: sites.first?.location),
      DiagnosticSuggestion("or inject \(collection)", at: requests.first?.request.location),
    ]
    return content
  }

  /// Whether the collection has a binding in the place of contributions.
  private var isWhole: Bool { !sites.contains { $0.role == .contribution } }
}

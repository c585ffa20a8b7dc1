extension CycleOfBindings {
  package var content: DiagnosticContent {
    var content = DiagnosticContent(subject, "Dependency Cycle Detected")
    content.drawLoop(of: steps)
    content.help = openings
    return content
  }

  /// The edges at which the circle could be opened: one for each way, and of several the one that closes the circle.
  private var openings: [DiagnosticSuggestion] {
    var openings: [DiagnosticSuggestion] = []
    if let edge = steps.last(where: { $0.weakTarget != nil }), let target = edge.weakTarget {
      openings.append(
        DiagnosticSuggestion(
          "let \(edge.requirer) ask for WeakProvider<\(target)>, which keeps nothing alive, instead of \(edge.spelled)",
          at: edge.location))
    }
    if let edge = steps.last(where: \.canBeAssisted) {
      openings.append(
        DiagnosticSuggestion(
          "build \(edge.requirer) with an assisted factory, and hand it the \(edge.target) as Assisted<\(edge.target)>",
          at: edge.location))
    }
    guard openings.isEmpty else { return openings }
    return [
      DiagnosticSuggestion(
        "take one of these requirements out; none can be weak: that takes a shared object, bound without a tag"
      )
    ]
  }
}

extension FailedCreationFact {
  package var content: DiagnosticContent {
    var content = DiagnosticContent(subject, "could not be made: \(reason)")
    content.steps = requests.map { DiagnosticStep("required by \($0.requirer)", at: $0.location) }
    content.notes = [DiagnosticStep("made asynchronously for \(component)", at: location)]
    content.notes += stopFailures.map(\.step)
    return content
  }
}

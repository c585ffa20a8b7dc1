extension FailedCreationFact {
  package var outline: DiagnosticContent {
    var content = DiagnosticContent(subject, "could not be created: \(reason)")
    content.steps = requests.map { DiagnosticStep("required by \($0.requirer)", at: $0.location) }
    content.notes = [DiagnosticStep("async binding of \(component)", at: location)]
    content.notes += stopFailures.map(\.step)
    return content
  }

  package var explanation: DiagnosticContent { outline }
}

extension FailedHookFact {
  package var content: DiagnosticContent {
    var content = DiagnosticContent(subject, "\(verb): \(reason)")
    content.notes = [DiagnosticStep("bound in \(component)", at: location)]
    return content
  }

  /// The failure as a note of another one.
  var step: DiagnosticStep {
    let failure: DiagnosticText = "\(verb): \(reason)"
    return DiagnosticStep(subject.map { "\($0) \(failure)" } ?? failure, at: location)
  }

  private var verb: DiagnosticText {
    switch occasion {
    case .start: "could not be started"
    case .stop: "could not be stopped"
    }
  }
}

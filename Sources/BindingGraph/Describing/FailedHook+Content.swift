extension FailedHook {
  package var content: DiagnosticContent {
    var content = DiagnosticContent(subject, "\(verb): \(reason)")
    content.notes = [DiagnosticStep("bound in \(component)", at: location)]
    return content
  }

  private var verb: DiagnosticText {
    switch occasion {
    case .start: "could not be started"
    case .stop: "could not be stopped"
    }
  }
}

extension FailedHookFact {
  package var outline: DiagnosticContent {
    var content = DiagnosticContent(subject, "\(verb): \(reason)")
    content.notes = [DiagnosticStep("bound in \(component)", at: location)]
    if let call { content.notes.append(DiagnosticStep(call)) }
    if let endOfRun { content.notes.append(DiagnosticStep("the run had ended with an error: \(endOfRun)")) }
    return content
  }

  package var explanation: DiagnosticContent {
    var content = outline
    if occasion == .earlyReturn {
      content.help = [
        DiagnosticSuggestion("if the service may return, add running(onReturn: .stop), or .ignore to run on without it")
      ]
    }
    return content
  }

  /// The failure as a note of another one.
  var step: DiagnosticStep {
    let failure: DiagnosticText = "\(verb): \(reason)"
    return DiagnosticStep(subject.map { "\($0) \(failure)" } ?? failure, at: location)
  }

  /// Which hook it was, and for which element; `nil` where there is one.
  private var call: DiagnosticText? {
    let hook: DiagnosticText = "\(stepName) \(position.hook + 1) of \(position.hookCount)"
    let element: DiagnosticText = "element \(position.element + 1) of \(position.elementCount)"
    return switch (position.hookCount > 1, position.elementCount > 1) {
    case (false, false): nil
    case (true, false): hook
    case (false, true): element
    case (true, true): "\(hook), \(element)"
    }
  }

  private var stepName: DiagnosticText {
    switch occasion {
    case .start: "onStart hook"
    case .stop: "onStop hook"
    case .run, .earlyReturn: "service"
    }
  }

  private var verb: DiagnosticText {
    switch occasion {
    case .start: "could not be started"
    case .stop: "could not be stopped"
    case .run, .earlyReturn: "failed while running"
    }
  }
}

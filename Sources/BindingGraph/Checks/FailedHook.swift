/// A hook that failed when an instance was started or stopped, or a service that failed in between.
package struct FailedHookFact: Sendable {
  /// The time of the failure.
  package enum Occasion: Sendable {
    case start
    case stop
    /// Not a hook, but a service.
    case run
    /// A service that returned before the stop.
    case earlyReturn
  }

  /// The position of the failed hook among a binding's hooks, and of its value among the binding's values, from 0.
  package struct Position: Sendable {
    let hook: Int
    let hookCount: Int
    let element: Int
    let elementCount: Int

    /// The only hook, of the only value.
    package static let only = Position(hook: 0, hookCount: 1, element: 0, elementCount: 1)

    package init(hook: Int, hookCount: Int, element: Int, elementCount: Int) {
      self.hook = hook
      self.hookCount = hookCount
      self.element = element
      self.elementCount = elementCount
    }
  }

  package let subject: TypeReference?
  package let component: TypeReference
  package let occasion: Occasion
  let position: Position
  /// The location of the binding.
  package let location: SourceLocation?
  /// The description of the error that the hook threw.
  package let reason: String
  /// The error that had ended the run of the instance, if any.
  private(set) var endOfRun: String?

  package init(
    subject: TypeReference, component: TypeReference, occasion: Occasion, position: Position = .only,
    location: SourceLocation?, reason: String
  ) {
    self.subject = subject
    self.component = component
    self.occasion = occasion
    self.position = position
    self.location = location
    self.reason = reason
  }

  /// Returns the failure as a consequence of an error that had ended the run of the instance.
  package func endingRun(with error: String) -> FailedHookFact {
    var fact = self
    fact.endOfRun = error
    return fact
  }
}

extension FailedHookFact: GraphFact {
  package static let kind = DiagnosticKind(
    .failedHook, .error, summary: "A lifecycle hook threw an error or exceeded its time limit, or a service failed.")
}

extension FailedHookFact {
  package var outline: DiagnosticContent {
    var content = DiagnosticContent(subject, "\(verb): \(reason)")
    content.notes = [DiagnosticStep("bound in \(component)", at: location)]
    if let call { content.notes.append(DiagnosticStep(call)) }
    if let endOfRun { content.notes.append(DiagnosticStep("the run itself ended with an error: \(endOfRun)")) }
    return content
  }

  package var explanation: DiagnosticContent {
    var content = outline
    if occasion == .earlyReturn {
      content.help = [
        DiagnosticSuggestion(
          "if the service may return, use running(onReturn: .stop), or .ignore to keep running without it")
      ]
    }
    return content
  }

  /// The failure as a note of another failure.
  var step: DiagnosticStep {
    let failure: DiagnosticText = "\(verb): \(reason)"
    return DiagnosticStep(subject.map { "\($0) \(failure)" } ?? failure, at: location)
  }

  /// The number of the hook and of the element; `nil` if there is only one.
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

extension DiagnosticID {
  /// A lifecycle hook threw an error or exceeded its time limit, or a service failed.
  public static let failedHook = DiagnosticID(rawValue: "failed-hook")
}

/// A value whose asynchronous factory threw while an instance was built.
package struct FailedCreationFact: Sendable {
  package let subject: TypeReference?
  package let component: TypeReference
  /// The location of the binding.
  package let location: SourceLocation?
  /// The dependents of the value in its own component, in order of the bindings.
  package let requests: [Request]
  /// The description of the error that the factory threw.
  package let reason: String
  /// The stop hooks that failed when the values created so far were stopped.
  package let stopFailures: [FailedHookFact]

  package init(
    subject: TypeReference, component: TypeReference, location: SourceLocation?, requests: [Request], reason: String,
    stopFailures: [FailedHookFact] = []
  ) {
    self.subject = subject
    self.component = component
    self.location = location
    self.requests = requests
    self.reason = reason
    self.stopFailures = stopFailures
  }
}

extension FailedCreationFact: GraphFact {
  package static let kind = DiagnosticKind(
    .failedCreation, .error, summary: "An async factory threw an error while a component was built.")
}

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

extension DiagnosticID {
  /// An async factory threw an error while a component was built.
  public static let failedCreation = DiagnosticID(rawValue: "failed-creation")
}

/// A value whose asynchronous factory threw while an instance was built.
package struct FailedCreationFact: Sendable {
  package let subject: TypeReference?
  package let component: TypeReference
  /// Where the binding is.
  package let location: SourceLocation?
  /// What asks for the value in its own component, in order of the bindings.
  package let requests: [Request]
  /// What the factory threw, as it describes itself.
  package let reason: String
  /// What failed while that was stopped which had been made.
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
